/** Finds access tokens by their prefixes and checksums. */
import { crc32 } from 'node:zlib'

// GitHub and npm: 30 random characters, and 6 characters that are their CRC-32.
// https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
// https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/
const checkedTokens = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g

// Those that begin with the name of their site and have a fixed length or a certain end. Facts of the sites and of
// https://github.com/gitleaks/gitleaks/blob/master/config/gitleaks.toml. Google's `AIza` is left out: web pages publish it.
const plainTokens = [
  // GitHub: of apps, with a JSON Web Token; fine-grained
  /ghs_\d{1,20}_eyJ[\w-]{10,200}\.eyJ[\w-]{20}/,
  /github_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{59}\b/,
  // GitLab: of users, deployments, runners, triggers, OAuth applications and SCIM
  /gl(?:pat|dt|rt|ptt|oas|soat)-[\w-]{20}/,
  // Slack: tokens, those of applications, and web hooks
  /xox[abeoprs]-\d{8,}-[\w-]{12}/,
  /xapp-\d-[0-9A-Z]+-\d+-[0-9a-z]{20}/,
  /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w+/]{43}/,
  // PyPI: a macaroon that begins with the name of its site
  /pypi-AgE[\w-]{60}/,
  // RubyGems
  /rubygems_[0-9a-f]{48}\b/,
  // crates.io
  /cio[0-9A-Za-z]{32}\b/,
  // Docker Hub
  /dckr_pat_[\w-]{27}/,
  // Stripe
  /[rs]k_live_[0-9A-Za-z]{24}/,
  // Google OAuth
  /GOCSPX-[\w-]{28}/,
  // Anthropic
  /sk-ant-(?:api03|admin01)-[\w-]{93}AA\b/,
  // OpenAI; the middle is `OpenAI` to the base of 64
  /sk-(?:(?:proj|svcacct|admin)-[\w-]{58,74}|[0-9A-Za-z]{20})T3BlbkFJ[\w-]{20}/,
  // Hugging Face
  /hf_[A-Za-z]{34}\b/,
  // DigitalOcean
  /do[opr]_v1_[0-9a-f]{64}\b/,
  // SendGrid
  /SG\.[\w-]{22}\.[\w-]{43}/,
  // HashiCorp Vault
  /hvs\.[\w-]{90}/,
  // Shopify
  /shp(?:at|ca|pa|ss)_[0-9A-Za-z]{32}/,
  // Databricks
  /dapi[0-9A-Fa-f]{32}\b/,
  // Grafana, and its cloud
  /glc_eyJ[\w+/]{32}/,
  /glsa_[0-9A-Za-z]{32}_[0-9A-Fa-f]{8}\b/,
  // Pulumi
  /pul-[0-9a-f]{40}\b/,
  // Linear
  /lin_api_[0-9A-Za-z]{40}/,
  // Sentry
  /sntryu_[0-9a-f]{64}\b/,
  // Postman
  /PMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/,
  // PlanetScale
  /pscale_(?:tkn|oauth|pw)_[\w=.-]{32}/,
  // Cloudflare: a checksum is at the end
  /cf(?:k|at|ut)_[0-9A-Za-z]{40}[0-9a-f]{8}\b/,
  // Figma
  /figd_[\w-]{40}/,
  // Groq
  /gsk_[0-9A-Za-z]{52}\b/,
  // Notion
  /ntn_\d{11}[0-9A-Za-z]{35}\b/,
  // Tailscale
  /tskey-[a-z]{2,20}-\w{8,40}-\w{16}/,
  // Vercel
  /vc[aikpr]_[0-9A-Za-z]{24,60}\b/,
  // 1Password: an object of JSON
  /ops_eyJ[\w+/=-]{100}/,
  // age
  /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}\b/,
]

// One pattern for all takes a third of the time of all patterns.
const plainToken = new RegExp(`\\b(?:${plainTokens.map(({ source }) => source).join('|')})`)

export function hasToken(text: string): boolean {
  const checked = text.matchAll(checkedTokens)
  const isChecked = [...checked].some(([, random = '', checksum]) => checksumOf(random) === checksum)
  return isChecked || plainToken.test(text)
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The CRC-32 as six digits to the base of 62. */
export function checksumOf(random: string): string {
  let text = ''
  for (let rest = crc32(random); text.length < 6; rest = Math.floor(rest / 62))
    text = `${digits[rest % 62]}${text}`
  return text
}
