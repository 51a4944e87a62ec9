// Preloaded into a step: its N-th call of the file system, or start of a program, fails, comes short, or is its last.
// Threads and child processes are left alone, and so is what Node reads to load the action.
import childProcess from 'node:child_process'
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** `report` gets the number of calls, and the name of the one that went wrong. */
const { nth, kind, code, report } = JSON.parse(process.env.FAILING_CALL ?? '{}')
const action = dirname(process.argv[1] ?? '')
const { writeFileSync } = fs
let calls = 0
/** Node is reading the action. */
let isLoading = false

const ofFiles = [
  'read',
  'write',
  'readv',
  'writev',
  'stat',
  'sync',
  'datasync',
  'truncate',
  'utimes',
  'chmod',
]
const throwing = (error) => {
  throw error
}
const rejecting = (error) => Promise.reject(error)

if (isMainThread && /\/(restore|post|save)\.js$/.test(process.argv[1] ?? '')) {
  const handle = await promises.open('/dev/null')
  const methods = Object.getPrototypeOf(handle)
  await handle.close()
  for (const name of ofFiles) methods[name] = failing(methods[name], `file.${name}`, rejecting)
  for (const name of Object.keys(fs).filter(isCounted)) fs[name] = failing(fs[name], name, throwing)
  for (const name of Object.keys(promises).filter((name) => isCounted(`${name}Sync`)))
    promises[name] = failing(promises[name], name, rejecting)
  const { spawn } = childProcess
  childProcess.spawn = (command, ...more) =>
    spawn(isStruck(`spawn ${command}`) ? '/none/such' : command, ...more)
  syncBuiltinESMExports()
  process.on('exit', () => nth > 0 || writeFileSync(report, JSON.stringify({ calls })))
}

function isCounted(name) {
  return typeof fs[name] === 'function' && /Sync$/.test(name) && !/^(close|exists)Sync$/.test(name)
}

function loading(read) {
  isLoading = true
  try {
    return read()
  } finally {
    isLoading = false
  }
}

function isStruck(name) {
  if (++calls !== nth) return false
  writeFileSync(report, JSON.stringify({ calls, name }))
  if (kind === 'is the last') process.kill(process.pid, 'SIGKILL')
  return true
}

function failing(original, name, refuse) {
  return function (...args) {
    if (!isLoading && String(args[0]).includes(action)) return loading(() => original.apply(this, args))
    if (isLoading || !isStruck(name)) return original.apply(this, args)
    const fewer = kind === 'is short' && shortened(name, args)
    if (fewer) return original.apply(this, fewer)
    const error = new Error(`${code}: by a failing call, ${name}`)
    return refuse(Object.assign(error, { code, errno: -constants.errno[code], syscall: name }))
  }
}

/** The arguments for half as many bytes; undefined where a call cannot come short. */
function shortened(name, args) {
  if (/(read|write)v$/.test(name) && args[0][0]?.length > 1)
    return [[args[0][0].subarray(0, args[0][0].length >> 1)], ...args.slice(1)]
  const at = /^(read|write)Sync$/.test(name) ? 3 : 2
  if (/(^|\.)(read|write)(Sync)?$/.test(name) && args[at] > 1) return args.with(at, args[at] >> 1)
}
