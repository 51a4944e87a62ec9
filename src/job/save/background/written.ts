/** What a process that outlives its step writes for the runner: collected by the process, and passed on by post. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as runner from '../../../system/runner.ts'

export interface Written {
  log: string
  outputs: string
  summary: string
}

/**
 * Adopts a step's environment variables, and stands in for the runner, which has finished the step. Secrets to mask stay
 * in this process: its files must not hold them, and the log is passed on without them.
 * @param dir is private
 * @returns `take` takes what has been written since its last call; `hide` removes the secrets from a text
 */
export function collectWritten(
  env: Record<string, string>,
  dir: string,
): { take(): Written; hide(text: string): string } {
  const files = { GITHUB_OUTPUT: join(dir, 'output'), GITHUB_STEP_SUMMARY: join(dir, 'summary') }
  for (const path of Object.values(files)) writeFileSync(path, '', { mode: 0o600 })
  runner.adoptEnvironment({ ...env, ...files })
  const secrets = new Set<string>()
  let log = ''
  process.stdout.write = (text) => {
    const secret = maskedBy(String(text))
    if (secret === undefined) log += text
    else if (secret !== '') secrets.add(secret)
    return true
  }
  const hide = (text: string): string =>
    // A secret may begin with another one.
    [...secrets]
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, secret) => left.replaceAll(secret, '***'), text)
  const contentOf = (path: string): string => {
    const text = readFileSync(path, 'utf8')
    truncateSync(path)
    return text
  }
  const take = (): Written => {
    const shown = hide(log)
    log = ''
    return {
      log: shown,
      outputs: contentOf(files.GITHUB_OUTPUT),
      summary: contentOf(files.GITHUB_STEP_SUMMARY),
    }
  }
  return { take, hide }
}

/** The secret of a line that masks one; undefined if it is another line. */
function maskedBy(line: string): string | undefined {
  const [, secret] = /^::add-mask::(.*)\r?\n$/.exec(line) ?? []
  // As @actions/core escapes it.
  return secret?.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

export function passOn({ log, outputs, summary }: Written): void {
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = runner.commandFiles()
  process.stdout.write(log)
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, outputs)
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary)
}
