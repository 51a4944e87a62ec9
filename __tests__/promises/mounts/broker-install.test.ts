// Installs the mount broker on a host of its own, where systemctl only says what it was told.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { asRoot, newPlace } from '../../support/host.ts'

const place = newPlace()
const broker = join(import.meta.dirname, '../../../broker')
const unit = 'etc/systemd/system/headstart-broker.service'

/** Runs a script where `$0` is the root of a copy of this machine, and `$1` has the installer. All ends with it. */
function onCopy(script: string): { status: number | null; stdout: string; stderr: string } {
  const dir = join(place.dir, 'copy')
  mkdirSync(dir, { recursive: true })
  const around = `set -e
    mount -t tmpfs none "$0"
    cd "$0"
    mkdir upper work root
    mount -t overlay overlay -o lowerdir=/,upperdir=upper,workdir=work root
    rm -rf root/var/lib/headstart # this machine's records of overlays
    mkdir -p root/opt/broker root/usr/local/bin
    cp -r "$1"/* root/opt/broker
    printf '#!/bin/sh\\necho "systemctl $*"\\n' > root/usr/local/bin/systemctl
    printf '#!/bin/sh\\n' > root/usr/local/bin/modprobe
    chmod +x root/usr/local/bin/systemctl root/usr/local/bin/modprobe
    PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    install() { chroot root sh /opt/broker/install.sh "$@"; }
    ${script}`
  const [file, args] = asRoot('unshare', '-m', 'sh', '-c', around, dir, broker)
  return spawnSync(file, args, { encoding: 'utf8' })
}
const restarted = [
  'systemctl daemon-reload',
  'systemctl enable headstart-broker.service',
  'systemctl restart headstart-broker.service',
]

it('installs, and an upgrade restarts what is running', () => {
  const { stdout, stderr } = onCopy(`install; install; ls root/usr/local/lib/headstart; ls root/${unit}
    chroot root $(sed -n 's/^ExecStart=//p' root/${unit}) --help | grep -o 'Mounts caches.*'`)
  expect(stderr).toBe('')
  const help = 'Mounts caches for jobs in containers, which may not mount. Runs as root on the'
  const installed = ['headstart-broker.pyz', `root/${unit}`, help]
  expect(stdout.split('\n')).toEqual([...restarted, ...restarted, ...installed, ''])
})

it('keeps the broker going where the host ends its programs for lack of memory, however often', () => {
  const { stdout } = onCopy(`install > /dev/null
    grep -E '^(\\[|OOMPolicy|StartLimit|Restart=)' root/${unit}`)
  expect(stdout.split('\n').slice(0, 5)).toEqual([
    '[Unit]',
    'StartLimitIntervalSec=0',
    '[Service]',
    'Restart=always',
    'OOMPolicy=continue',
  ])
})

it('starts no program from the directory that it is called in, which others may write to', () => {
  const { stdout } = onCopy(`echo 'print("taken over")' > root/zipapp.py; install`)
  expect(stdout.split('\n')).toEqual([...restarted, ''])
})

it('installs nothing that others may write to, whatever mask root has', () => {
  const { stdout } = onCopy(`umask 0; install > /dev/null
    find root/usr/local/lib/headstart root/${unit} -perm /022`)
  expect(stdout).toBe('')
})

it('uninstalls all that it has installed, also twice, and names what may have secrets', () => {
  const { status, stdout } = onCopy(`install > /dev/null
    mkdir -p root/etc/headstart root/${unit}.d
    touch root/${unit}.d/override.conf
    install uninstall
    install uninstall > /dev/null
    ls root/etc/systemd/system root/usr/local/lib root/var/lib root/run | grep headstart || echo nothing left`)
  expect(status).toBe(0)
  expect(stdout.split('\n').slice(-3)).toEqual([
    '/etc/headstart is still there; it may have secrets',
    'nothing left',
    '',
  ])
})

it('does nothing with a word that it does not know, or without root', () => {
  expect(onCopy('install unistall')).toMatchObject({ status: 2, stdout: '' })
  const asNobody = onCopy('chroot --userspec=65534:65534 root sh /opt/broker/install.sh')
  expect(asNobody).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^this needs root: /),
  })
})
