/** Gives later steps a setting without which the files of another job are of no use to a tool. */
import * as runner from '../../system/runner.ts'
import { answerTo, withLimit } from './ask.ts'
import { presets } from './index.ts'

/** @param name the input `preset`; nothing happens if it stands for several presets */
export async function setForLaterSteps(name: string, signal: AbortSignal): Promise<void> {
  const { program = name, laterSteps } = presets.find((preset) => preset.name === name) ?? {}
  if (!laterSteps) return
  const { variable, value, question, ifAnswer, why } = laterSteps
  const env = runner.environment()
  if (env[variable] !== undefined) return
  const context = withLimit({ cwd: process.cwd(), workspace: process.cwd(), env, signal })
  if (!ifAnswer.test(await answerTo({ program, args: question }, context))) return
  runner.setVariable(variable, value)
  runner.info(`Later steps get ${variable}=${value}, unless they set it: ${why} (docs/presets.md).`)
}
