/** The kinds of secrets: which files may hold them, and how their content shows it. docs/security.md has the same list. */
import { hcl, json, pairs, properties, type Reader, type Setting, toml, xml, yaml } from './readers.ts'
import { hasToken } from './tokens.ts'

interface SecretKind {
  kind: string
  /** Names of files, some with directories above. `*` stands for any characters of a name. */
  files: string[]
  /** @param text the beginning of the file */
  has(text: string): boolean
  /** Whether other files have such names, too. They do not count in packages and tests, which are published. */
  isCommon?: boolean
}

const ini = pairs('=')
const awsKeys = sets(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, ini)

const environments = ['.env', '.env.*', '.envrc']

/** The first kind that fits a file names the secret. */
export const secretKinds: SecretKind[] = [
  {
    kind: 'npm token',
    files: ['.npmrc', 'npmrc', '.yarnrc'],
    // The first version of Yarn writes no separator.
    has: either(sets(/(?:^|:)_(?:auth|authToken|password)$/, ini), (text) =>
      valuesOf(text, /:_(?:auth|authToken|password)"?[ \t]+"?([^\s"=]+)/g).some(isReal),
    ),
  },
  { kind: 'Yarn token', files: ['.yarnrc.yml'], has: sets(/^npmAuth(?:Token|Ident)$/, yaml) },
  { kind: 'netrc password', files: ['.netrc', '_netrc'], has: hasNetrcPassword },
  {
    kind: 'registry login',
    files: ['.docker/config.json', '.dockercfg', '.dockerconfigjson', 'containers/auth.json'],
    has: sets(/^(?:auth|identitytoken|registrytoken|password)$/, json),
  },
  { kind: 'AWS key', files: ['.aws/credentials', '.aws/config'], has: awsKeys },
  {
    kind: 'private key',
    files: [
      '*.pem',
      '*.key',
      '*.p8',
      'id_rsa',
      'id_dsa',
      'id_ecdsa',
      'id_ed25519',
      '*_rsa',
      '*_ed25519',
      ...environments,
    ],
    has: hasPrivateKey,
    isCommon: true,
  },
  {
    kind: 'PyPI password',
    files: ['.pypirc'],
    has: either(sets(/^password$/i, ini), sets(/^password$/i, pairs(':'))),
  },
  {
    kind: 'package index password',
    files: ['pip.conf', 'pip.ini', 'uv.toml', '.condarc'],
    has: hasUrlWithPassword,
  },
  { kind: 'Poetry password', files: ['pypoetry/auth.toml'], has: sets(/^password$/, toml) },
  {
    kind: 'Maven password',
    files: ['settings.xml'],
    // Maven writes encrypted passwords in braces.
    has: setting(
      ({ key, value }) =>
        /(?:^|\.)(?:password|passphrase)$/i.test(key) && isReal(value.trim()) && !/\{[^{}]+\}/.test(value),
      xml,
    ),
  },
  {
    kind: 'Gradle password',
    files: ['gradle.properties'],
    has: sets(/(?:password|passphrase|secret|token)$/i, properties),
    isCommon: true,
  },
  {
    kind: 'Cargo token',
    files: ['.cargo/credentials.toml', '.cargo/credentials', 'cargo/credentials.toml', '.cargo/config.toml'],
    has: sets(/(?:^|\.)(?:token|secret-key)$/, toml),
  },
  // The file holds nothing but keys.
  { kind: 'RubyGems key', files: ['.gem/credentials', 'gem/credentials'], has: sets(/./, yaml) },
  { kind: 'Bundler password', files: ['.bundle/config'], has: setting(isBundlerPassword, yaml) },
  {
    kind: 'Composer token',
    files: ['auth.json'],
    has: setting(
      ({ section, key, value }) =>
        /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(section) &&
        !/^(?:username|consumer-key)$/.test(key) &&
        isReal(value),
      json,
    ),
  },
  {
    kind: 'NuGet password',
    files: ['nuget.config'],
    has: sets(/^ClearTextPassword$/i, xml),
  },
  {
    kind: 'Google Cloud key',
    files: ['application_default_credentials.json', 'gha-creds-*.json', 'legacy_credentials/*/adc.json'],
    has: setting(
      ({ key, value }) =>
        (key === 'refresh_token' && isReal(value)) || (key === 'private_key' && hasPrivateKey(value)),
      json,
    ),
  },
  {
    kind: 'Kubernetes login',
    files: ['.kube/config', 'kubeconfig', '*.kubeconfig', 'kubeconfig.yaml', 'kubeconfig.yml'],
    has: sets(/^(?:token|password|client-key-data|id-token|refresh-token)$/, yaml),
  },
  {
    kind: 'Terraform token',
    files: ['credentials.tfrc.json', '.terraformrc', 'terraform.rc'],
    has: either(sets(/^token$/, json), sets(/^token$/, hcl)),
  },
  {
    kind: 'GitHub or GitLab login',
    files: ['gh/hosts.yml', 'glab-cli/config.yml'],
    has: sets(/^(?:oauth_token|token)$/, yaml),
  },
  {
    kind: 'Git credentials',
    // Also the configuration of submodules and bare repositories.
    files: [
      'config',
      'config.worktree',
      '.gitconfig',
      'git-credentials-*.config',
      '.git-credentials',
      'git/credentials',
    ],
    has: either(hasUrlWithPassword, setting(isAuthorization, ini)),
  },
  {
    kind: 'access token',
    files: environments,
    has: either(hasToken, awsKeys),
    isCommon: true,
  },
]

function either(...ways: SecretKind['has'][]): SecretKind['has'] {
  return (text) => ways.some((has) => has(text))
}

function hasNetrcPassword(text: string): boolean {
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'))
  const words = lines.join('\n').split(/\s+/)
  return words.some((word, i) => word === 'password' && isReal(words[i + 1] ?? ''))
}

/** The key is a host, whose dots are `__`. */
function isBundlerPassword({ key, value }: Setting): boolean {
  const isHost = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(key)
  const [, password = ''] = value.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? []
  return isHost && (isRandom(value) || isReal(password))
}

function isAuthorization({ key, value }: Setting): boolean {
  const [, secret = ''] = value.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? []
  return /extraheader$/i.test(key) && isReal(secret)
}

// In an encrypted key, the first line is another one, or is followed by headers. Strings have `\\n` for a line's end.
const privateKey =
  /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----(?:[ \t\r]*\n\s*|(?:\\r)?\\n)([0-9A-Za-z+/=]{40,})/g
// The name of the format, and `none` as the name of the cipher.
// https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key
const plainOpenSsh = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU'

function hasPrivateKey(text: string): boolean {
  return [...text.matchAll(privateKey)].some(
    ([, format, body = '']) => format !== 'OPENSSH' || body.startsWith(plainOpenSsh),
  )
}

/** A value that is no secret: it is empty, a reference to the environment, or a placeholder. */
const placeholder =
  /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i

/** Whether a value is a secret itself. */
function isReal(value: string): boolean {
  return !placeholder.test(value)
}

/** Finds texts with such a setting. */
function setting(isSecret: (setting: Setting) => boolean, reader: Reader) {
  return (text: string): boolean => reader(text).some(isSecret)
}

/** Finds texts that set one of these keys to a secret. */
function sets(keys: RegExp, reader: Reader): (text: string) => boolean {
  return setting(({ key, value }) => keys.test(key) && isReal(value), reader)
}

/** Whether a text has a URL with a password, or with a token as its user. */
function hasUrlWithPassword(text: string): boolean {
  const urls = text.matchAll(/https?:\/\/([^\s:@/"'<>]*)(?::([^\s@/"'<>]*))?@/gi)
  return [...urls].some(([, user = '', password]) => (password ? isReal(password) : isRandom(user)))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a name is a token that was made by chance: no name of a person or a machine has so many short parts. */
function isRandom(name: string): boolean {
  if (uuid.test(name)) return true
  if (!/^(?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{16,}$/.test(name)) return false
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  return name.length >= 32 || name.length / parts.length < 4
}

/** All captures of a pattern. */
function valuesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value.trim())
}
