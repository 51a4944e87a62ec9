// Two versions of clsx, a package that needs no other and that no other needs: the edit of a lock file is small.

/** In a package.json. */
export const manifest: [from: string, to: string] = ['"clsx": "2.1.0"', '"clsx": "2.1.1"']
/** The hashes in the lock files of npm and pnpm. */
export const before =
  'sha512-m3iNNWpd9rl3jvvcBnu70ylMdrXt8Vlq4HYadnU5fwcOtvkSQWPmj7amUcDT2qYI7risszBjI5AUIUox9D16pg=='
export const after =
  'sha512-eYm0QWBtUrBWZWG0d386OGAw16Z995PiOVo2B7bjWSbHedGl5e0ZWaq65kOGgUSNesEIDkB9ISbTg/JK9dhCZA=='
