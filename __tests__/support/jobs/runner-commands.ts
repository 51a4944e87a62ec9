// Finds the workflow commands in a log by the runner's own rules.
// https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs

// Those that a runner knows; what `stop-commands` was given would be one more.
const known = new Set(
  `add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher
   save-state set-env set-output set-repo-path stop-commands warning`.split(/\s+/),
)

export interface Command {
  name: string
  data: string
}

/** In the order in which the runner obeys them; it reads lines up to any line end. */
export function commandsIn(log: string): Command[] {
  return log.split(/\r\n|\r|\n/).flatMap((line) => newCommand(line) ?? oldCommand(line) ?? [])
}

/** `::name properties::data`, after white space. */
function newCommand(line: string): Command | undefined {
  // U+0085 is white space to .NET, and not to JavaScript.
  const trimmed = line.replace(/^[\s\x85]+/, '')
  const end = trimmed.indexOf('::', 2)
  if (!trimmed.startsWith('::') || end < 0) return undefined
  return commandOf(trimmed.slice(2, end), trimmed.slice(end + 2))
}

/** `##[name properties]data`, anywhere; the first one counts. */
function oldCommand(line: string): Command | undefined {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0) return undefined
  return commandOf(line.slice(start + 3, end), line.slice(end + 1))
}

function commandOf(info: string, data: string): Command | undefined {
  const [name = ''] = info.split(' ', 1)
  return known.has(name.toLowerCase()) ? { name, data } : undefined
}
