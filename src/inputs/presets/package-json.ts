/** What package.json files say about an installation. */
import { orUndefined } from '../../system/failure.ts'

// The scripts that installers run. https://docs.npmjs.com/cli/using-npm/scripts#life-cycle-scripts
const lifecycle = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
  'dependencies',
  'pnpm:devPreinstall',
]

/** The text of a file without the parts that decide nothing of an installation. */
export function decidingText(file: string, text: string): string {
  if (!/(^|\/)package\.json$/.test(file)) return text
  const fields = fieldsOf(text)
  if (!fields) return text
  return JSON.stringify({ ...fields, scripts: Object.fromEntries(lifecycleScripts(fields)) })
}

function lifecycleScripts({ scripts }: Record<string, unknown>): [string, unknown][] {
  return Object.entries(scripts ?? {}).filter(([name]) => lifecycle.includes(name))
}

/** Undefined if it is no JSON object. */
export function fieldsOf(text: string): Record<string, unknown> | undefined {
  const value: unknown = orUndefined(() => JSON.parse(text))
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}
