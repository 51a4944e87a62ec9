// Keeps a few processes that do one task after the other, where a start takes longer than a task.
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

export interface ProcessPool<Task, Answer> {
  /**
   * Waits until a process is free.
   * @param onBegin called when the process says that it has begun
   */
  ask(task: Task, onBegin?: () => void): Promise<Answer>
  stop(): void
}

/** What a process may send before its answer. */
export const begun = 'begun'

/** @param script answers each message with one, and ends when this process disconnects */
export function newProcessPool<Task extends object, Answer>(
  script: string,
  processes: number,
  options: ForkOptions = {},
): ProcessPool<Task, Answer> {
  const all = new Set<ChildProcess>()
  const free: ChildProcess[] = []
  const waiting: ((child: ChildProcess) => void)[] = []
  const start = (): ChildProcess => {
    // Not the flags of the parent process.
    const child = fork(script, [], {
      ...options,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(child)
    return child
  }
  const take = async (): Promise<ChildProcess> =>
    free.pop() ?? (all.size < processes ? start() : new Promise((resolve) => waiting.push(resolve)))
  const giveBack = (child: ChildProcess): void => {
    const next = waiting.shift()
    if (next) next(child)
    else free.push(child)
  }
  return {
    async ask(task, onBegin = () => {}) {
      const child = await take()
      const answer = await answerOf<Answer>(child, task, onBegin)
      giveBack(child)
      return answer
    },
    stop() {
      // A process that is free removes what it has made. One with a task may hang.
      for (const child of all) {
        if (free.includes(child)) child.disconnect()
        else child.kill('SIGKILL')
      }
    },
  }
}

function answerOf<Answer>(child: ChildProcess, task: object, onBegin: () => void): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onExit = (): void => reject(new Error('the process has ended'))
  const onMessage = (message: unknown): void => {
    if (message === begun) onBegin()
    else resolve(message as Answer)
  }
  child.once('exit', onExit).on('message', onMessage)
  child.send(task)
  return promise.finally(() => child.off('exit', onExit).off('message', onMessage))
}
