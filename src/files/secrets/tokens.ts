/** Finds access tokens by their prefixes and checksums. */
import { crc32 } from 'node:zlib'

// GitHub and npm: 30 random characters, and 6 characters that are their CRC-32.
// https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
// https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/
const checkedTokens = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g

const plainTokens = [
  // GitHub, fine-grained
  /\bgithub_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{59}\b/,
  // GitLab
  /\bglpat-[\w-]{20}/,
  // Slack
  /\bxox[abeoprs]-\d{8,}-[\w-]{20}/,
  // PyPI: a macaroon that begins with the name of its site
  /\bpypi-AgE[\w-]{60}/,
  // RubyGems
  /\brubygems_[0-9a-f]{48}\b/,
  // crates.io
  /\bcio[0-9A-Za-z]{32}\b/,
  // Docker Hub
  /\bdckr_pat_[\w-]{27}/,
  // Stripe
  /\b[rs]k_live_[0-9A-Za-z]{24}/,
  // Google OAuth
  /\bGOCSPX-[\w-]{28}/,
]

export function hasToken(text: string): boolean {
  const checked = text.matchAll(checkedTokens)
  const isChecked = [...checked].some(([, random = '', checksum]) => checksumOf(random) === checksum)
  return isChecked || plainTokens.some((token) => token.test(text))
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The CRC-32 as six digits to the base of 62. */
export function checksumOf(random: string): string {
  let text = ''
  for (let rest = crc32(random); text.length < 6; rest = Math.floor(rest / 62))
    text = `${digits[rest % 62]}${text}`
  return text
}
