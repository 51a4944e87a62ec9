// What jobs do in their workspace, at random, as lines of a shell.
import { anyOf, type Random } from '../random.ts'
import { growing, type Item, walk } from './own-files.ts'

/** Chooses paths in the workspace, quoted for bash. Half of the paths are in cached directories. */
interface Pick {
  file(): string
  directory(): string
  any(): string
  /** A path that may not exist yet, in a directory that does. */
  fresh(): string
  /** The path of a cached directory. */
  target(): string
  /** The first name of such a path. */
  top(): string
  below(end: number): number
}

const rename = `python3 -c 'import os,sys; os.rename(sys.argv[1], sys.argv[2])'`
const background = '>/dev/null 2>&1 &'
const often = 'for i in $(seq 1000)'

/** Errors are part of the job: a directory cannot move into itself, nor rename(2) move one out of an image. */
export const randomOperations: Record<string, (pick: Pick) => string> = {
  create: ({ fresh }) => `echo new > ${fresh()}`,
  'create below new directories': ({ fresh }) => `p=${fresh()}; mkdir -p "$p/a/b"; echo new > "$p/a/b/file"`,
  write: ({ file }) => `echo written > ${file()}`,
  append: ({ file }) => `echo more >> ${file()}`,
  'write in place': ({ file }) => `printf x | dd of=${file()} conv=notrunc seek=3 bs=1`,
  'mv a file': ({ file, fresh }) => `mv ${file()} ${fresh()}`,
  'mv a directory': ({ directory, fresh }) => `mv ${directory()} ${fresh()}`,
  'mv into a directory': ({ any, directory }) => `mv ${any()} ${directory()}/`,
  'mv a target': ({ target, fresh }) => `mv ${target()} ${fresh()}`,
  'mv a target away and make it again': ({ target, fresh }) =>
    `t=${target()}; mv "$t" ${fresh()}; mkdir -p "$t"; echo new > "$t/made"`,
  'rename(2) a file': ({ file, fresh }) => `${rename} ${file()} ${fresh()}`,
  'rename(2) a directory': ({ directory, fresh }) => `${rename} ${directory()} ${fresh()}`,
  'exchange two': ({ any, fresh }) =>
    `a=${any()} b=${any()} t=${fresh()}; mv "$a" "$t" && mv "$b" "$a" && mv "$t" "$b"`,
  ln: ({ file, fresh }) => `ln ${file()} ${fresh()}`,
  'cp -al': ({ directory, fresh }) => `cp -al ${directory()} ${fresh()}`,
  'cp -a': ({ directory, fresh }) => `cp -a ${directory()} ${fresh()}`,
  'ln -s': ({ any, fresh }) => `ln -s "$PWD"/${any()} ${fresh()}`,
  'ln -s to nowhere': ({ fresh }) => `ln -s ../nowhere ${fresh()}`,
  'replace what is above a target by a link': ({ top }) =>
    `t=${top()}; mv "$t" "moved-$t" && ln -s "moved-$t" "$t"`,
  'replace what is above a target by a directory': ({ top }) =>
    `t=${top()}; mv "$t" "old-$t"; mkdir "$t"; echo new > "$t/new"`,
  'rm a target': ({ target }) => `rm -rf ${target()}`,
  'rm a target and make it again': ({ target }) =>
    `t=${target()}; rm -rf "$t"; mkdir -p "$t"; echo new > "$t/made"`,
  rm: ({ any }) => `rm -rf ${any()}`,
  'chmod a file': ({ file, below }) => `chmod ${['600', '755', '444', '000'][below(4)]} ${file()}`,
  'chmod -R': ({ directory, below }) => `chmod -R ${['go-rwx', 'a+x', 'u+w'][below(3)]} ${directory()}`,
  'truncate to less': ({ file }) => `truncate -s 5 ${file()}`,
  'truncate to more': ({ file }) => `truncate -s 300000 ${file()}`,
  sparse: ({ fresh }) =>
    `p=${fresh()}; truncate -s 500000 "$p"; printf x | dd of="$p" conv=notrunc seek=200000 bs=1`,
  zeros: ({ fresh, below }) => `head -c ${1 + below(9000)} /dev/zero > ${fresh()}`,
  touch: ({ any }) => `touch ${any()}`,
  'touch -d': ({ any }) => `touch -d @1500000000 ${any()}`,
  'sed -i': ({ file }) => `sed -i s/a/z/ ${file()}`,
  'git add': () => 'git add -A; git commit -qm more',
  'git stash': () => 'git stash -uq; git stash pop -q',
  'git clean': () => 'git clean -fdq',
  'git clean -ffdx': () => 'git clean -ffdxq',
  'append in the background': ({ fresh, below }) =>
    `p=$(dirname ${fresh()})/${growing}${below(99)}; (${often}; do echo line >> "$p"; sleep 0.05; done) ${background}`,
  'append through an open file': ({ fresh, below }) =>
    `p=$(dirname ${fresh()})/${growing}${below(99)}; (exec 9>> "$p"; cd /; ${often}; do echo line >&9; sleep 0.05; done) ${background}`,
  'hold a file open': ({ file }) => `(exec 9< ${file()}; cd /; sleep 50) ${background}`,
  'work in a directory': ({ directory }) => `(cd ${directory()}; sleep 50) ${background}`,
}

const names = [
  'plain',
  'a b',
  'new\nline',
  '-rf',
  '\xff\xfe',
  "it's",
  '$HOME',
  '*',
  'caf\xc3\xa9',
  '.hidden',
  'long'.repeat(50),
]

/** The next operation in a workspace, for bash. @param targets the paths of cached directories in it */
export function nextOperation(
  workspace: string,
  targets: string[],
  random: Random,
): { name: string; script: string } {
  const name = anyOf(Object.keys(randomOperations), random)
  const script = randomOperations[name]?.(newPick(workspace, targets, random)) ?? ''
  return { name, script }
}

function newPick(workspace: string, targets: string[], random: Random): Pick {
  const items = walk(workspace)
    .filter(({ path }) => !/^\.git(\/|$)/.test(path) && !path.includes(growing))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const isCached = (path: string): boolean => targets.some((target) => `${path}/`.startsWith(`${target}/`))
  const choose = (...kinds: Item['kind'][]): string => {
    const all = items.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
    const wantsCached = random.below(2) === 0
    const side = all.filter((path) => isCached(path) === wantsCached)
    return [side, all].find((paths) => paths.length > 0)?.[random.below(side.length || all.length)] ?? 'none'
  }
  const directory = (): string => choose('directory')
  return {
    file: () => quoted(choose('file')),
    directory: () => quoted(directory()),
    any: () => quoted(choose('directory', 'file', 'link')),
    fresh: () =>
      quoted(`${random.below(3) === 0 ? '.' : directory()}/${anyOf(names, random)}${random.below(100)}`),
    target: () => quoted(anyOf(targets, random)),
    top: () => anyOf(targets, random).split('/', 1)[0] as string,
    below: random.below,
  }
}

/** A byte string as bash reads it. The beginning keeps a name from being an option. */
function quoted(path: string): string {
  const escaped = path.replace(
    /[^\w./-]/g,
    (char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  return `$'./${escaped}'`
}
