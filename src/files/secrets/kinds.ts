/** The kinds of secrets: which files may hold them, and how their content shows it. docs/security.md has the same table. */
import {
  hasLeaf,
  hasUrlWithPassword,
  isReal,
  type Setting,
  sets,
  setting,
  valuesOf,
  withoutXmlComments,
} from './settings.ts'
import { hasToken } from './tokens.ts'

export interface SecretKind {
  kind: string
  /** Names of files, some with directories above. `*` stands for any characters of a name. */
  files: string[]
  /** @param text the beginning of the file */
  has(text: string): boolean
  /** Whether other files have such names, too. They do not count in packages and tests, which are published. */
  isCommon?: boolean
}

const awsKeys = sets(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, '=')

/** The first kind that fits a file names the secret. */
export const secretKinds: SecretKind[] = [
  {
    kind: 'npm token',
    files: ['.npmrc', 'npmrc', '.yarnrc'],
    // The first version of Yarn writes no separator.
    has: either(sets(/(?:^|:)_(?:auth|authToken|password)$/, '='), (text) =>
      valuesOf(text, /:_authToken" "?([^\s"]+)/g).some(isReal),
    ),
  },
  { kind: 'Yarn token', files: ['.yarnrc.yml'], has: sets(/^npmAuth(?:Token|Ident)$/, ':') },
  { kind: 'netrc password', files: ['.netrc', '_netrc'], has: hasNetrcPassword },
  {
    kind: 'registry login',
    files: ['.docker/config.json', '.dockercfg', '.dockerconfigjson', 'containers/auth.json'],
    has: hasLeaf(({ key }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(key)),
  },
  { kind: 'AWS key', files: ['.aws/credentials', '.aws/config'], has: awsKeys },
  {
    kind: 'private key',
    files: ['*.pem', '*.key', '*.p8', 'id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519', '*_rsa', '*_ed25519'],
    has: hasPrivateKey,
    isCommon: true,
  },
  {
    kind: 'PyPI password',
    files: ['.pypirc'],
    has: either(sets(/^password$/, '='), sets(/^password$/, ':')),
  },
  {
    kind: 'package index password',
    files: ['pip.conf', 'pip.ini', 'uv.toml', '.condarc'],
    has: hasUrlWithPassword,
  },
  { kind: 'Poetry password', files: ['pypoetry/auth.toml'], has: sets(/^password$/, '=') },
  {
    kind: 'Maven password',
    files: ['settings.xml'],
    // Maven writes encrypted passwords in braces.
    has: (text) =>
      valuesOf(withoutXmlComments(text), /<(?:password|passphrase)>([^<]*)</gi).some(
        (value) => isReal(value) && !/\{[^{}]+\}/.test(value),
      ),
  },
  {
    kind: 'Gradle password',
    files: ['gradle.properties'],
    has: sets(/(?:password|passphrase|secret|token)$/i, '='),
    isCommon: true,
  },
  {
    kind: 'Cargo token',
    files: ['.cargo/credentials.toml', '.cargo/credentials', 'cargo/credentials.toml', '.cargo/config.toml'],
    has: sets(/(?:^|\.)(?:token|secret-key)$/, '='),
  },
  // The file holds nothing but keys.
  { kind: 'RubyGems key', files: ['.gem/credentials', 'gem/credentials'], has: sets(/./, ':') },
  { kind: 'Bundler password', files: ['.bundle/config'], has: setting(isBundlerPassword, ':') },
  {
    kind: 'Composer token',
    files: ['auth.json'],
    has: hasLeaf(
      ({ section, key }) =>
        /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(section) &&
        !/^(?:username|consumer-key)$/.test(key),
    ),
  },
  {
    kind: 'NuGet password',
    files: ['nuget.config'],
    has: (text) =>
      valuesOf(withoutXmlComments(text), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(isReal),
  },
  {
    kind: 'Google Cloud key',
    files: ['application_default_credentials.json', 'gha-creds-*.json', 'legacy_credentials/*/adc.json'],
    has: hasLeaf(
      ({ key, value }) => key === 'refresh_token' || (key === 'private_key' && hasPrivateKey(value)),
    ),
  },
  {
    kind: 'Kubernetes login',
    files: ['.kube/config', 'kubeconfig', '*.kubeconfig', 'kubeconfig.yaml', 'kubeconfig.yml'],
    has: sets(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ':'),
  },
  {
    kind: 'Terraform token',
    files: ['credentials.tfrc.json', '.terraformrc', 'terraform.rc'],
    has: either(
      hasLeaf(({ key }) => key === 'token'),
      sets(/^token$/, '='),
    ),
  },
  {
    kind: 'GitHub or GitLab login',
    files: ['gh/hosts.yml', 'glab-cli/config.yml'],
    has: sets(/^(?:oauth_token|token)$/, ':'),
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
    has: either(hasUrlWithPassword, setting(isAuthorization, '=')),
  },
  {
    kind: 'access token',
    files: ['.env', '.env.*', '.envrc'],
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
  return isHost && isReal(password)
}

function isAuthorization({ key, value }: Setting): boolean {
  const [, secret = ''] = value.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? []
  return /extraheader$/i.test(key) && isReal(secret)
}

// In an encrypted key, the first line is another one, or is followed by headers.
const privateKey = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g
// The name of the format, and `none` as the name of the cipher.
// https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key
const plainOpenSsh = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU'

function hasPrivateKey(text: string): boolean {
  return [...text.matchAll(privateKey)].some(
    ([, format, body = '']) => format !== 'OPENSSH' || body.startsWith(plainOpenSsh),
  )
}
