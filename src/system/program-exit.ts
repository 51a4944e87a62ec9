/** Waits for the programs of a pipeline, and finds out which program failed first. */
import { type EventEmitter, once } from 'node:events'
import type { Readable } from 'node:stream'
import { ToolFailure } from './failure.ts'
import { howEnded } from './program.ts'

/** The part of a child process that waiting for its end needs. */
interface Program extends EventEmitter {
  readonly spawnfile: string
  readonly stderr: Readable | null
  readonly signalCode: NodeJS.Signals | null
  kill(signal: NodeJS.Signals): boolean
}

/**
 * Waits for all programs of a pipeline to end. When one ends badly, or the signal aborts, the others are killed.
 * @throws ToolFailure with the first cause, or the abort reason
 */
export async function allEnded(children: Program[], signal: AbortSignal): Promise<void> {
  let killing = false
  const killAll = (): void => {
    killing = true
    for (const child of children) child.kill('SIGKILL')
  }
  signal.addEventListener('abort', killAll)
  if (signal.aborted) killAll()
  const failures = await Promise.all(
    children.map(async (child) => {
      try {
        await ended(child, { mayEcho: child !== children.at(-1) })
        return undefined
      } catch (error) {
        const killed = killing && child.signalCode === 'SIGKILL'
        killAll()
        return killed ? undefined : error
      }
    }),
  )
  signal.removeEventListener('abort', killAll)
  signal.throwIfAborted()
  // A later program may fail because an earlier one did. The other way round, `ended` recognizes the echo.
  const cause = failures.find((failure) => failure !== undefined)
  if (cause) throw cause
}

// Matches complaints about the output only, from the first word to the last: they name no file.
const echo =
  /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/

async function ended(child: Program, { mayEcho }: { mayEcho: boolean }): Promise<void> {
  const complaints = tailOf(child.stderr as Readable)
  // 'close' comes after the last of stderr; 'exit' may come before it.
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (code === 0) return
  // A reader may end before its input does, and a reader that fails reports its own cause. Sockets connect the programs,
  // so the writer may then see a reset instead of a broken pipe. The last program writes to this process, which reads
  // everything.
  if (mayEcho && (signal === 'SIGPIPE' || echo.test(complaints()))) return
  throw new ToolFailure(`${child.spawnfile} ${howEnded(code, signal)}${complaints()}`)
}

const keptCharacters = 1000

function tailOf(stream: Readable): () => string {
  let tail = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-keptCharacters)
  })
  return () => (tail.trim() === '' ? '' : `: ${tail.trim()}`)
}
