import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { brokerAt } from '../../../src/mounts/broker.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

// A broker whose queue is full, until its standard input ends. Then it mounts for each that asks.
const busy = `
import json, socket, sys
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen(0)
other = socket.socket(socket.AF_UNIX)
other.connect(sys.argv[1])
print("full", flush=True)
sys.stdin.read()
other.close()
while True:
    connection = server.accept()[0]
    try:
        connection.sendall(b"nonce\\n")
        if connection.recv(4096):
            connection.sendall(json.dumps({"ok": True}).encode() + b"\\n")
    except OSError:
        pass
`

const itOnLinux = process.platform === 'linux' ? it : it.skip

itOnLinux('a job waits while other jobs keep the queue of the broker full', async () => {
  const socket = join(scratch.fresh(), 'broker.sock')
  const broker = spawn('python3', ['-IS', '-c', busy, socket])
  try {
    await once(broker.stdout, 'data')
    const mounting = brokerAt(socket, AbortSignal.timeout(60_000)).mount('/target', [], '/view', 'tree')
    setTimeout(() => broker.stdin.end(), 200)
    expect(await mounting).toEqual({ digests: [], fetches: false })
  } finally {
    broker.kill('SIGKILL')
  }
})

itOnLinux('a job does not go on while the kernel keeps a process that may still mount', async () => {
  const socket = join(scratch.fresh(), 'broker.sock')
  const mostMs = 2000
  const server = createServer((job) => {
    job.on('error', () => {}).write('nonce\n')
    job.once('data', () => setTimeout(() => job.end(), mostMs + 500))
  })
  server.listen(socket)
  await once(server, 'listening')
  try {
    const mounting = brokerAt(socket, AbortSignal.timeout(60_000)).mount('/target', [], '/view', 'tree')
    await expect(mounting).rejects.toThrow('the broker ended without an answer')
  } finally {
    server.close()
  }
})

const unknown = ['null', '{}', '"need"', '[1]'].map((texts) => `{"need":${texts},"detached":${texts}}`)

itOnLinux.each(['null', '1', ...unknown])('a job unpacks where a broker answers %s', async (answer) => {
  const socket = join(scratch.fresh(), 'broker.sock')
  const server = createServer((job) => {
    job.on('error', () => {}).write('nonce\n')
    job.once('data', () => job.end(`${answer}\n`))
  })
  server.listen(socket)
  await once(server, 'listening')
  try {
    const broker = brokerAt(socket, AbortSignal.timeout(60_000))
    const unsaid = 'the broker does not say which'
    await expect(broker.mount('/target', [], '/view', 'tree')).rejects.toThrow(`${unsaid} images it lacks`)
    await expect(broker.detachedIn('/view')).rejects.toThrow(`${unsaid} directories were renamed`)
  } finally {
    server.close()
  }
})
