// Keeps a few processes that do one task after the other, where a start takes longer than a task.
import { type ChildProcess, fork } from 'node:child_process'

export interface ProcessPool<Task, Answer> {
  /** Waits until a process is free. */
  ask(task: Task): Promise<Answer>
  stop(): void
}

/** @param script answers each message with one */
export function newProcessPool<Task extends object, Answer>(
  script: string,
  processes: number,
): ProcessPool<Task, Answer> {
  const all = new Set<ChildProcess>()
  const free: ChildProcess[] = []
  const waiting: ((child: ChildProcess) => void)[] = []
  const start = (): ChildProcess => {
    // Not the flags of the parent process.
    const child = fork(script, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
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
    async ask(task) {
      const child = await take()
      const answer = await answerOf<Answer>(child, task)
      giveBack(child)
      return answer
    },
    stop() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

function answerOf<Answer>(child: ChildProcess, task: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onExit = (): void => reject(new Error('the process has ended'))
  child.once('exit', onExit)
  child.once('message', (answer) => {
    child.off('exit', onExit)
    resolve(answer as Answer)
  })
  child.send(task)
  return promise
}
