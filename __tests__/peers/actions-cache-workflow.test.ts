// What the workflow of actions/cache itself proves of actions/cache: jobs that save, jobs that restore, and both behind
// a proxy. The service of act keeps keys in lower case, as that of Forgejo does.
import { chmodSync } from 'node:fs'
import { newPlace } from '../support/host.ts'
import { newAct, steps, use } from '../support/jobs/act.ts'
import { newCertificate } from '../support/servers/certificate.ts'
import { type Squid, startSquid } from '../support/servers/squid.ts'

const newRepository = newAct()
const place = newPlace()
let squid: Squid
beforeAll(async () => {
  const certificate = newCertificate(place.dir)
  chmodSync(certificate.keyFile, 0o644)
  squid = await startSquid(place.dir, { user: 'user', password: 'secret', certificate })
})
afterAll(() => squid?.stop())

// Names a job and a run, so that no other one's files pass for these.
const scripts = {
  'create.sh': 'mkdir -p "$2" && echo "$1 in run $GITHUB_RUN_ID" >"$2/marked"\n',
  'verify.sh': 'grep -qx "$1 in run $GITHUB_RUN_ID" "$2/marked" && echo "$2 has what $1 made"\n',
}
const create = (mark: string, dir: string): string => `- run: sh create.sh '${mark}' ${dir}`
const verify = (mark: string, dir: string): string => `- run: sh verify.sh '${mark}' ${dir}`
// Jobs of act share a home.
const forget = '- run: rm -rf test-cache ~/test-cache'
const os = '$' + '{{ runner.os }}'
const run = '$' + '{{ github.run_id }}'

it('keys with capital letters are saved and restored, inside and outside of the workspace, and through a proxy', async () => {
  const cache = use('', `path: "test-cache\\n~/test-cache", key: 'test-${os}-${run}'`)
  const proxied = use('', `path: test-cache, key: 'Test-Proxy-${run}'`)
  const url = `http://user:secret@${squid.plain}`
  const env = `env: { http_proxy: '${url}', https_proxy: '${url}' }`
  const repository = newRepository(
    [
      {
        name: 'test-save',
        steps: steps(create(os, 'test-cache'), create(os, '~/test-cache'), cache),
      },
      {
        name: 'test-restore',
        more: 'needs: test-save',
        steps: steps(forget, cache, verify(os, 'test-cache'), verify(os, '~/test-cache')),
      },
      { name: 'test-proxy-save', more: env, steps: steps(create('proxy', 'test-cache'), proxied) },
      {
        name: 'test-proxy-restore',
        more: `${env}\nneeds: [test-restore, test-proxy-save]`,
        steps: steps(forget, proxied, verify('proxy', 'test-cache')),
      },
    ],
    { cacheService: true, files: scripts },
  )
  const { exitCode, lines } = repository.push(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      'Cache saved with key: test-Linux-1',
      'Cache hit for: test-linux-1',
      'test-cache has what Linux made',
      expect.stringMatching(/^\/.*\/test-cache has what Linux made$/),
      'Cache saved with key: Test-Proxy-1',
      'Cache restored from key: test-proxy-1',
      'test-cache has what proxy made',
    ]),
  )
  expect(exitCode).toBe(0)
  const wanted = ['200 POST caches user', '200 PATCH caches user', '206 GET artifacts user']
  const asked = (lines: string[]): string[] =>
    lines.map((line) => line.replace(/ http:\S*artifactcache\/(\w+)\S*/, ' $1'))
  const hasAll = (lines: string[]): boolean => wanted.every((line) => asked(lines).includes(line))
  expect(asked(await squid.seen(hasAll))).toEqual(expect.arrayContaining(wanted))
})
