// Gives each task of a process that does one after the other an environment, a directory and a log of its own.

export interface World {
  env: Record<string, string>
  cwd: string
}

const log = { stdout: '', stderr: '' }
for (const name of ['stdout', 'stderr'] as const) {
  process[name].write = ((text: string | Uint8Array): boolean => {
    log[name] += Buffer.from(text as Uint8Array).toString()
    return true
  }) as typeof process.stdout.write
}

export function enter({ env, cwd }: World): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  Object.assign(log, { stdout: '', stderr: '' })
}

/** Returns what was written, and leaves the directory, which may be removed or unmounted now. */
export function leave(): typeof log {
  process.chdir('/')
  return { ...log }
}
