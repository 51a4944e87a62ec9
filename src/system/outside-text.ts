/** Makes text from outside (keys, paths, names of files, messages of servers) safe to show. */

/**
 * Makes text one line of the log in which no runner sees a workflow command. The runner knows two syntaxes: `::name::`
 * after leading white space, and the older `##[name]` anywhere in a line.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function logLine(text: string): string {
  return (
    visible(text)
      // The runner itself escapes commands in this way.
      .replaceAll('##[', '##\\[')
      // .NET's comparisons ignore characters that have no width.
      .replace(/^([\p{C}\p{M}\p{Z}]*)::/u, '$1\\::')
  )
}

/** HTML that shows text unchanged, also within Markdown. Characters with a meaning in HTML or Markdown are escaped. */
export function htmlText(text: string): string {
  return visible(text).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (character) => `&#${character.codePointAt(0)};`,
  )
}

/** The same, as code: GitHub replaces no names, links or emoji in code. */
export function htmlCode(text: string): string {
  return `<code>${htmlText(text)}</code>`
}

/** Shows control characters and line ends by their escapes. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => {
    const hex = character.charCodeAt(0).toString(16)
    return (
      escapes[character] ?? (hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`)
    )
  })
}

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
