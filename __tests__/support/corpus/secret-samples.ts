// Files that hold secrets, and near misses. Secrets are put together here, so that no scanner takes this file for one.
import { createHash } from 'node:crypto'
import { checksumOf } from '../../../src/files/secrets/tokens.ts'

const letters = (count: number, seed = 'a'): string => {
  const text = Buffer.from([0, 1, 2].map((nth) => hexOf(64, seed + nth)).join('')).toString('base64')
  return text.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, count)
}
const hexOf = (count: number, seed = 'a'): string =>
  createHash('sha512').update(seed).digest('hex').slice(0, count)

/** In the format of GitHub and npm. */
export const token = (prefix: string): string => {
  const random = letters(30, prefix)
  return `${prefix}_${random}${checksumOf(random)}`
}
const wrong = (prefix: string): string => `${prefix}_${letters(36, prefix)}`

export const pem = (type: string, body = letters(64)): string =>
  ['-----BEGIN ', `${type}PRIVATE KEY-----\n${body}\n${body}\n-----END ${type}PRIVATE KEY-----\n`].join('')
const openSsh = (cipher: string): string => {
  const name = Buffer.from(cipher)
  const length = Buffer.from([0, 0, 0, name.length])
  const head = Buffer.concat([Buffer.from('openssh-key-v1\0'), length, name, length, name])
  return pem('OPENSSH ', `${head.toString('base64')}${letters(20)}`.slice(0, 70))
}
const json = (value: unknown): string => JSON.stringify(value, null, 2)
const word = letters(20)
const reference = ['$', '{PASSWORD}'].join('')
const login = Buffer.from(`user:${word}`).toString('base64')
const registry = '//registry.npmjs.org/:'
const maven = (password: string, name = 'password'): string =>
  `<settings><servers><server><id>x</id><${name}>${password}</${name}></server></servers></settings>`
const nuget = (key: string, value: string): string =>
  `<configuration><packageSourceCredentials><x><add key="Username" value="u" /><add key="${key}" value="${value}" /></x></packageSourceCredentials></configuration>`
const kube = (line: string): string => `apiVersion: v1\nusers:\n- name: admin\n  user:\n    ${line}\n`
const github = (header: string): string => `[http "https://github.com/"]\n\textraheader = ${header}\n`
const remote = (url: string): string => `[remote "origin"]\n\turl = ${url}\n`

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
const certificate = `-----BEGIN CERTIFICATE-----\n${`${letters(64)}\n`.repeat(20)}-----END CERTIFICATE-----\n`

/** The file, its content, and the kind of secret. */
type Sample = [path: string, content: string | Buffer, kind: string]

/** Each begins and ends as its site writes it. */
const tokens: string[] = [
  ['sk-ant', `-api03-${letters(93)}AA`],
  ['sk-ant', `-admin01-${letters(93)}AA`],
  ['sk-pr', `oj-${letters(74)}T3BlbkFJ${letters(74, 'b')}`],
  ['sk-', `${letters(20)}T3BlbkFJ${letters(20, 'b')}`],
  ['hf', `_${letters(80).replaceAll(/\d/g, '').slice(0, 34)}`],
  ['gldt', `-${letters(20)}`],
  ['glrt', `-t1_${letters(27)}.01.0z0abcdef`],
  ['glptt', `-${hexOf(40)}`],
  ['dop', `_v1_${hexOf(64)}`],
  ['SG.', `${letters(22)}.${letters(43)}`],
  ['xapp', `-1-A0123456789-1234567890123-${hexOf(64)}`],
  ['https://hooks.slack', `.com/services/T01234567/B0123456789/${letters(24)}`],
  ['hvs', `.${letters(95)}`],
  ['shpat', `_${hexOf(32)}`],
  ['dapi', hexOf(32)],
  ['glsa', `_${letters(32)}_${hexOf(8)}`],
  ['pul', `-${hexOf(40)}`],
  ['lin_api', `_${letters(40)}`],
  ['sntryu', `_${hexOf(64)}`],
  ['PMAK', `-${hexOf(24)}-${hexOf(34)}`],
  ['pscale', `_tkn_${letters(43)}`],
  ['ghs', `_12345_eyJ${letters(33)}.eyJ${letters(120)}.${letters(40)}`],
  ['glc', `_eyJ${letters(60)}=`],
  ['cfut', `_${letters(40)}${hexOf(8)}`],
  ['figd', `_${letters(40)}`],
  ['gsk', `_${letters(52)}`],
  ['ntn', `_12345678901${letters(35)}`],
  ['tskey', `-auth-${letters(17)}-${letters(32)}`],
  ['vcp', `_${letters(56)}`],
  ['ops', `_eyJ${letters(90)}${letters(90, 'b')}`],
  ['AGE-SECRET', `-KEY-1${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`],
].map((parts) => parts.join(''))

export const samples: Sample[] = [
  ['.npmrc', `${registry}_authToken=${token('npm')}\n`, 'npm token'],
  ['app/.npmrc', `save-exact=true\n${registry}_authToken = "${word}"\n`, 'npm token'],
  ['.npmrc', `//npm.example.com/:_password=${login}\n//npm.example.com/:username=x\n`, 'npm token'],
  ['.npmrc', `_auth=${login}\r\nalways-auth=true\r\n`, 'npm token'],
  ['etc/npmrc', `${registry}_authToken=${word}`, 'npm token'],
  ['.yarnrc', `"${registry}_authToken" "${word}"\n`, 'npm token'],
  ['.yarnrc.yml', `npmAuthToken: ${word}\n`, 'Yarn token'],
  ['.yarnrc.yml', `npmScopes:\n  acme:\n    npmAuthToken: "${word}"\n`, 'Yarn token'],
  ['.yarnrc.yml', `npmRegistries:\n  "//npm.example.com":\n    npmAuthIdent: "user:${word}"\n`, 'Yarn token'],
  ['.netrc', `machine example.com login me password ${word}\n`, 'netrc password'],
  ['_netrc', `machine example.com\n  login me\n  password ${word}\n`, 'netrc password'],
  ['.netrc', `default login x password ${word}`, 'netrc password'],
  ['.docker/config.json', json({ auths: { 'ghcr.io': { auth: login } } }), 'registry login'],
  ['.docker/config.json', json({ auths: { 'ghcr.io': { identitytoken: word } } }), 'registry login'],
  ['.dockercfg', json({ 'ghcr.io': { auth: login, email: 'a@b' } }), 'registry login'],
  ['.config/containers/auth.json', json({ auths: { 'quay.io': { auth: login } } }), 'registry login'],
  [
    '.aws/credentials',
    `[default]\naws_access_key_id = ${letters(20)}\naws_secret_access_key = ${letters(40)}\n`,
    'AWS key',
  ],
  ['.aws/config', `[profile x]\naws_secret_access_key=${letters(40)}\n`, 'AWS key'],
  ['.aws/credentials', `[default]\naws_session_token = ${letters(60)}\n`, 'AWS key'],
  ['server.key', pem(''), 'private key'],
  [
    'certs/server.pem',
    `-----BEGIN CERTIFICATE-----\n${word}\n-----END CERTIFICATE-----\n${pem('RSA ')}`,
    'private key',
  ],
  ['.ssh/id_rsa', pem('RSA '), 'private key'],
  ['.ssh/id_ed25519', openSsh('none'), 'private key'],
  ['.ssh/deploy_ed25519', openSsh('none'), 'private key'],
  ['ec.key', pem('EC ').replaceAll('\n', '\r\n'), 'private key'],
  ['AuthKey.p8', pem(''), 'private key'],
  ['.pypirc', `[pypi]\nusername = __token__\npassword = pypi-${letters(80)}\n`, 'PyPI password'],
  ['.pypirc', `[pypi]\nusername: x\npassword: ${word}\n`, 'PyPI password'],
  [
    'pip/pip.conf',
    `[global]\nindex-url = https://me:${word}@pypi.example.com/simple\n`,
    'package index password',
  ],
  [
    'pip/pip.ini',
    `[global]\r\nextra-index-url = https://:${word}@pypi.example.com\r\n`,
    'package index password',
  ],
  ['uv/uv.toml', `[[index]]\nurl = "https://me:${word}@pypi.example.com/simple"\n`, 'package index password'],
  ['pypoetry/auth.toml', `[http-basic.x]\nusername = "x"\npassword = "${word}"\n`, 'Poetry password'],
  ['pypoetry/auth.toml', `[pypi-token]\npypi = "pypi-AgE${letters(80)}"\n`, 'access token'],
  ['.m2/settings.xml', maven(word), 'Maven password'],
  ['conf/settings.xml', `<!-- no -->${maven(word, 'passphrase')}<!-- <a/> -->`, 'Maven password'],
  ['.gradle/gradle.properties', `org.gradle.caching=true\nsigning.password=${word}\n`, 'Gradle password'],
  ['.gradle/gradle.properties', `githubToken = ${word}\n`, 'Gradle password'],
  ['.gradle/gradle.properties', `systemProp.https.proxyPassword=${word}\n`, 'Gradle password'],
  ['.cargo/credentials.toml', `[registry]\ntoken = "cio${letters(32)}"\n`, 'Cargo token'],
  ['.cargo/credentials', `[registries.acme]\ntoken = "${word}"\n`, 'Cargo token'],
  ['usr/cargo/credentials.toml', `[registries.acme]\nsecret-key = "${word}"\n`, 'Cargo token'],
  ['.cargo/config.toml', `[registries.acme]\nindex = "x"\ntoken = "${word}"\n`, 'Cargo token'],
  ['.gem/credentials', `---\n:rubygems_api_key: rubygems_${hexOf(48)}\n`, 'RubyGems key'],
  ['.local/share/gem/credentials', `---\nhttps://gems.example.com: ${word}\n`, 'RubyGems key'],
  ['.bundle/config', `---\nBUNDLE_GEMS__EXAMPLE__COM: "me:${word}"\n`, 'Bundler password'],
  ['auth.json', json({ 'github-oauth': { 'github.com': word } }), 'Composer token'],
  [
    'composer/auth.json',
    json({ 'http-basic': { 'x.com': { username: 'u', password: word } } }),
    'Composer token',
  ],
  ['auth.json', json({ bearer: { 'example.com': word } }), 'Composer token'],
  ['NuGet/NuGet.Config', nuget('ClearTextPassword', word), 'NuGet password'],
  ['nuget.config', nuget('cleartextpassword', word), 'NuGet password'],
  [
    'gcloud/application_default_credentials.json',
    json({ client_id: 'x', refresh_token: word, type: 'authorized_user' }),
    'Google Cloud key',
  ],
  [
    'gha-creds-0123456789abcdef.json',
    json({ type: 'service_account', private_key: pem('') }),
    'Google Cloud key',
  ],
  ['gcloud/legacy_credentials/me@x.com/adc.json', json({ refresh_token: word }), 'Google Cloud key'],
  ['.kube/config', kube(`token: ${word}`), 'Kubernetes login'],
  ['kubeconfig', kube(`client-key-data: ${login}`), 'Kubernetes login'],
  ['prod.kubeconfig', kube(`password: ${word}`), 'Kubernetes login'],
  [
    '.terraform.d/credentials.tfrc.json',
    json({ credentials: { 'app.terraform.io': { token: word } } }),
    'Terraform token',
  ],
  ['.terraformrc', `credentials "app.terraform.io" {\n  token = "${word}"\n}\n`, 'Terraform token'],
  [
    '.config/gh/hosts.yml',
    `github.com:\n    user: me\n    oauth_token: ${token('gho')}\n`,
    'GitHub or GitLab login',
  ],
  [
    '.config/glab-cli/config.yml',
    `hosts:\n  gitlab.com:\n    token: glpat-${letters(20)}\n`,
    'GitHub or GitLab login',
  ],
  ['.git/config', github(`AUTHORIZATION: basic ${login}`), 'Git credentials'],
  ['.git/config', github(`Authorization: Bearer ${word}`), 'Git credentials'],
  ['.git/config', remote(`https://x-access-token:${word}@github.com/a/b`), 'Git credentials'],
  ['.git/modules/lib/config', remote(`https://me:${word}@example.com/lib.git`), 'Git credentials'],
  ['db/repo.git/config', remote(`http://me:${word}@example.com/lib.git`), 'Git credentials'],
  ['.git/config', remote(`https://${token('ghp')}@github.com/a/b`), 'access token'],
  ['git-credentials-1234.config', github(`AUTHORIZATION: basic ${login}`), 'Git credentials'],
  [
    '.gitconfig',
    `[url "https://me:${word}@github.com/"]\n\tinsteadOf = https://github.com/\n`,
    'Git credentials',
  ],
  ['.git-credentials', `https://me:${word}@github.com\n`, 'Git credentials'],
  ['.config/git/credentials', `https://me:${word}@github.com\n`, 'Git credentials'],
  ['.env', `DEBUG=1\nGH_TOKEN=${token('ghs')}\n`, 'access token'],
  ['.env.local', `NPM_TOKEN="${token('npm')}"\n`, 'access token'],
  ['.env', `SLACK=xoxb-${'1'.repeat(11)}-${letters(24)}\n`, 'access token'],
  ['.envrc', `export AWS_SECRET_ACCESS_KEY=${letters(40)}\n`, 'access token'],
  ['.env.production', `STRIPE=sk_${'live'}_${letters(24)}\n`, 'access token'],
  ['.env', `TOKEN=github_${'pat'}_${letters(22)}_${letters(59)}\n`, 'access token'],
  ['.env', `DOCKER=dckr_${'pat'}_${letters(27)}\n`, 'access token'],
  ['.env', `TOKEN=glpat-${letters(20)}\n`, 'access token'],
  ...tokens.map((text): Sample => ['.env', `TOKEN="${text}"\n`, 'access token']),
  ['.env', `DEPLOY_KEY="${pem('').replaceAll('\n', '\\n')}"\n`, 'private key'],
  ['.env', `TOKEN=${token('ghu')}\nOTHER=${token('ghr')}\n`, 'access token'],
]

/** The same secrets in other forms that their tools read. */
const otherForms: Sample[] = [
  [
    'nuget.config',
    nuget('ClearTextPassword', word).replace(/(key="Clear\w+") (value="\w+")/, '$2 $1'),
    'NuGet password',
  ],
  ['nuget.config', nuget('ClearTextPassword', word).replaceAll('"', "'"), 'NuGet password'],
  ['nuget.config', nuget('ClearTextPassword', `a>${word}`).replaceAll(' ', '\r\n\t'), 'NuGet password'],
  [
    'nuget.config',
    `<?xml version="1.0"?><!-- x -->\n${nuget('ClearTextPassword', '&#x61;b')}`,
    'NuGet password',
  ],
  ['.m2/settings.xml', maven(`<![CDATA[${word}]]>`), 'Maven password'],
  [
    '.m2/settings.xml',
    maven(`\n${word}\n`).replace('<password>', '<password combine.self="override">'),
    'Maven password',
  ],
  [
    '.m2/settings.xml',
    `<!DOCTYPE settings [<!ENTITY a "b">]><settings><profile><gpg.passphrase>${word}</gpg.passphrase></profile></settings>`,
    'Maven password',
  ],
  ['.gradle/gradle.properties', `signing.password: ${word}\n`, 'Gradle password'],
  ['.gradle/gradle.properties', `nexusPassword ${word}\r\n`, 'Gradle password'],
  ['.gradle/gradle.properties', `nexusPassword = \\\n    ${word}\n`, 'Gradle password'],
  ['.gradle/gradle.properties', `a\\ b\\:c.token=${word}\n`, 'Gradle password'],
  ['pip/pip.conf', `[global]\nindex-url = https://${word}@pypi.example.com/me\n`, 'package index password'],
  ['pip/pip.conf', `[global]\nindex-url = https://${word}:@pypi.example.com/me\n`, 'package index password'],
  ['pip/pip.conf', `[global]\nindex-url = https://${hexOf(40)}@pypi.example.com\n`, 'package index password'],
  ['.npmrc', utf16(`${registry}_authToken=${word}\n`), 'npm token'],
  ['.npmrc', utf16(`${registry}_authToken=${word}\n`).subarray(2), 'npm token'],
  ['nuget.config', utf16(nuget('ClearTextPassword', word)).swap16(), 'NuGet password'],
  ['.docker/config.json', `\ufeff${json({ auths: { 'ghcr.io': { auth: login } } })}`, 'registry login'],
  [
    '.docker/config.json',
    json({ comment: 'x'.repeat(70_000), auths: { 'ghcr.io': { auth: login } } }),
    'registry login',
  ],
  ['certs/server.pem', `${certificate.repeat(100)}${pem('RSA ')}`, 'private key'],
  ['.yarnrc', `${registry}_authToken ${word}\n`, 'npm token'],
  ['.yarnrc', `"${registry}_password" ${login}\n`, 'npm token'],
  ['.yarnrc.yml', `{ npmScopes: { acme: { npmAuthToken: "${word}" } } }\n`, 'Yarn token'],
  ['.yarnrc.yml', json({ npmRegistries: { '//npm.example.com': { npmAuthToken: word } } }), 'Yarn token'],
  ['.yarnrc.yml', `npmAuthToken: &a >-\n  ${word}\nother: *a\n`, 'Yarn token'],
  ['.pypirc', `[pypi]\nPassword = ${word}\n`, 'PyPI password'],
  [
    'pypoetry/auth.toml',
    `http-basic = { x = { username = "x", password = '${word}' } }\n`,
    'Poetry password',
  ],
  ['.cargo/credentials.toml', `[registries]\nacme = { token = "${word}" }\n`, 'Cargo token'],
  ['.cargo/credentials.toml', `registries.acme."token" = """\n${word}"""\n`, 'Cargo token'],
  ['.cargo/config.toml', `registries = { acme = { index = "x", token = "${word}" } }\n`, 'Cargo token'],
  ['.cargo/credentials.toml', `[registries.{{ name }}]\ntoken = "${word}"\n`, 'Cargo token'],
  ['.bundle/config', `{"BUNDLE_GEMS__EXAMPLE__COM": "me:${word}"}`, 'Bundler password'],
  ['.bundle/config', `---\nBUNDLE_GEM__FURY__IO: ${word}\n`, 'Bundler password'],
  ['.kube/config', json({ users: [{ name: 'admin', user: { token: word } }] }), 'Kubernetes login'],
  ['.kube/config', `users: [{ name: admin, user: { password: 12345678 } }]\n`, 'Kubernetes login'],
  ['.kube/config', `# one\n---\na: b\n---\nusers: [{ user: { token: ${word} } }]\n`, 'Kubernetes login'],
  ['kubeconfig', `clusters: {{ clusters }}\n${kube(`token: ${word}`)}`, 'Kubernetes login'],
  ['.terraformrc', `credentials "app.terraform.io" { token = "${word}" }\n`, 'Terraform token'],
  ['.config/gh/hosts.yml', `github.com: { user: me, oauth_token: ${word} }\n`, 'GitHub or GitLab login'],
]
samples.push(...otherForms)

/** Files that look almost like the samples. */
export const nearMisses: [path: string, content: string][] = [
  ['.npmrc', `${registry}_authToken=\${NPM_TOKEN}\n`],
  ['.npmrc', `${registry}_authToken=\n`],
  ['.npmrc', `# ${registry}_authToken=${word}\n; _auth=${login}\n`],
  ['.npmrc', `registry=https://registry.npmjs.org/\nalways-auth=true\n`],
  ['.npmrc', `${registry}_authToken=<your token>\n`],
  ['npmrc.md', `${registry}_authToken=${token('npm')}\n`],
  ['.yarnrc', `"${registry}_authToken" "$\{NPM_TOKEN}"\n`],
  ['.yarnrc.yml', `npmAuthToken: "\${NPM_TOKEN}"\n`],
  ['.yarnrc.yml', `npmAlwaysAuth: true\nnodeLinker: node-modules\n`],
  ['.yarnrc.yml', `# npmAuthToken: ${word}\n`],
  ['.yarnrc.yml', `{ npmAuthToken: "\${NPM_TOKEN}" } # npmAuthToken: ${word}\n`],
  ['.netrc', `machine example.com login me\n`],
  ['.netrc', `# machine example.com login me password ${word}\n`],
  ['.netrc', `machine example.com login me password $PASSWORD\n`],
  ['docs/netrc', `machine example.com login me password ${word}\n`],
  ['.docker/config.json', json({ auths: { 'ghcr.io': {} }, credsStore: 'desktop' })],
  ['.docker/config.json', json({ credHelpers: { 'gcr.io': 'gcloud' }, currentContext: 'x' })],
  ['app/config.json', json({ auths: { 'ghcr.io': { auth: login } } })],
  ['.docker/config.json', `{ "auths": { "ghcr.io": { "auth": "${login}`],
  ['.aws/credentials', `[default]\naws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n`],
  ['.aws/config', `[default]\nregion = eu-west-1\nsso_session = x\n`],
  ['.aws/credentials', `[default]\naws_access_key_id = ${letters(20)}\ncredential_process = /bin/x\n`],
  ['aws/credentials', `[default]\naws_secret_access_key = ${letters(40)}\n`],
  ['server.pem', `-----BEGIN CERTIFICATE-----\n${letters(64)}\n-----END CERTIFICATE-----\n`],
  ['server.key', `-----BEGIN PUBLIC KEY-----\n${letters(64)}\n-----END PUBLIC KEY-----\n`],
  ['server.key', pem('ENCRYPTED ')],
  [
    'server.key',
    pem('RSA ').replace('-----\n', `-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${hexOf(32)}\n\n`),
  ],
  ['.ssh/id_ed25519', openSsh('aes256-ctr')],
  ['.ssh/id_ed25519.pub', `ssh-ed25519 ${letters(68)} me\n`],
  ['server.key', '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n'],
  ['node_modules/https/server.key', pem('')],
  ['lib/python3.12/site-packages/x/key.pem', pem('')],
  ['go/pkg/mod/example.com/x@v1/key.pem', pem('')],
  ['.cargo/registry/src/index/x-1.0.0/server.key', pem('')],
  ['app/test/server.key', pem('RSA ')],
  ['app/__tests__/fixtures/server.pem', pem('EC ')],
  ['go/crypto/testdata/key.pem', pem('')],
  ['notes.txt', pem('')],
  ['locale/strings.key', 'hello = world\n'],
  ['.pypirc', `[pypi]\nusername = __token__\n`],
  ['pip.conf', '[global]\nindex-url = https://oauth2accesstoken@europe-python.pkg.dev/x/simple\n'],
  ['pip.conf', '[global]\nindex-url = https://svc-artifactory-prod01@pypi.example.com/simple\n'],
  ['pip.conf', '[global]\nindex-url = https://BuildUser2024Prod@pypi.example.com/simple\n'],
  ['pip.conf', `[global]\nindex-url = https://${reference}@pypi.example.com/simple\n`],
  ['.pypirc', `[pypi]\npassword = \${PYPI_TOKEN}\n`],
  ['pip.conf', `[global]\nindex-url = https://pypi.example.com/simple\n`],
  ['pip.conf', `[global]\nindex-url = https://me:\${TOKEN}@pypi.example.com/simple\n`],
  ['uv.toml', `[[index]]\nurl = "https://me@pypi.example.com/simple"\n`],
  ['pypoetry/auth.toml', `[http-basic.x]\nusername = "x"\n`],
  ['.m2/settings.xml', maven(reference)],
  ['.m2/settings.xml', maven(`{${login}=}`)],
  ['.m2/settings.xml', maven(`Oleg reset this: {${login}=} expires 2030`)],
  ['.m2/settings.xml', `<settings><!-- ${maven(word)} --><offline>true</offline></settings>`],
  ['.m2/settings.xml', maven('')],
  ['.vscode/settings.json', json({ password: word })],
  ['.gradle/gradle.properties', 'org.gradle.jvmargs=-Xmx2g\n#signing.password=x1\n'],
  ['gradle.properties', 'storePassword=*****\npasswordPolicy=strict\n'],
  [
    'gradle.properties',
    `! nexusPassword ${word}\n# a \\\n  the token: ${word}\nnexusPassword\n`.replace('\\\n ', ''),
  ],
  ['node_modules/x/gradle.properties', `storePassword=${word}\n`],
  ['.cargo/credentials.toml', `[registry]\n`],
  ['.cargo/config.toml', `[build]\nrustflags = ["-C", "token"]\n[net]\noffline = true\n`],
  ['.cargo/config.toml', `[env]\nNOTE = """\ntoken = "${word}"\n"""\n`],
  ['cargo/x/credentials.rs', `token = "${word}"\n`],
  ['.gem/credentials', '---\n:rubygems_api_key:\n'],
  ['.bundle/config', '---\nBUNDLE_PATH: "vendor/bundle"\nBUNDLE_BUILD__NOKOGIRI: "--with-x:y"\n'],
  ['.bundle/config', '---\nBUNDLE_MIRROR__HTTPS://RUBYGEMS__ORG/: "https://mirror.example.com"\n'],
  ['auth.json', json({ cookies: [{ name: 'a', value: word }] })],
  ['auth.json', json({ 'http-basic': { 'x.com': { username: 'u' } } })],
  ['nuget.config', nuget('ClearTextPassword', '%NUGET_TOKEN%')],
  ['nuget.config', nuget('Password', login)],
  ['nuget.config', `<configuration><add value='%NUGET_TOKEN%' key='ClearTextPassword'/></configuration>`],
  ['nuget.config', `<!-- ${nuget('ClearTextPassword', word)} -->`],
  [
    'application_default_credentials.json',
    json({ type: 'external_account', audience: 'x', credential_source: { url: 'https://x' } }),
  ],
  ['gha-creds-1.json', json({ type: 'external_account', token_url: 'https://sts.googleapis.com/v1/token' })],
  ['.kube/config', kube('exec: { command: aws }')],
  ['.kube/config', kube('client-certificate-data: LS0tLS1CRUdJTg==')],
  ['.kube/config', kube('tokenFile: /var/run/token')],
  ['.terraformrc', `credentials "x" { token = "\${var.token}" }\n`],
  ['.terraformrc', 'plugin_cache_dir = "/cache"\ndisable_checkpoint = true\n'],
  ['.config/gh/hosts.yml', 'github.com:\n    user: me\n    git_protocol: https\n'],
  ['.git/config', remote('https://github.com/a/b')],
  ['.git/config', remote('https://me@github.com/a/b')],
  ['.git/config', remote('git@github.com:a/b.git')],
  ['.git/config', remote('ssh://git:22@github.com/a/b.git')],
  ['.git/config', github('X-Trace: 1')],
  ['.git/config', github('AUTHORIZATION: basic ***')],
  ['.git/COMMIT_EDITMSG', `https://me:${word}@github.com/`],
  ['.git-credentials', ''],
  ['.env', `GH_TOKEN=${wrong('ghp')}\nNPM=${wrong('npm')}\n`],
  ['.env', `GH_TOKEN=${reference}\nPORT=8080\n`],
  ['.env.example', 'STRIPE=sk_live_xxx\nSLACK=xoxb-your-token\n'],
  ['.env', `AWS_ACCESS_KEY_ID=AKIA${letters(16).toUpperCase()}\n`],
  ['.env', `STRIPE=sk_test_${letters(24)}\n`],
  ['.env', `A=sk-${letters(40)}\nB=hf_${letters(20)}\nC=SG.${letters(22)}\nD=pul-${hexOf(39)}\n`],
  ['.env', `A=sk-ant-api03-...\nB=https://hooks.slack.com/services/T00000000/B00000000/XXX\n`],
  ['node_modules/x/.env', `TOKEN=${token('ghp')}\n`],
  ['environment', `GH_TOKEN=${token('ghp')}\n`],
]
