// Text from outside stays text, in the log and in the summary.
import { htmlCode, htmlText, logLine } from '../../../src/system/outside-text.ts'
import { commandsIn } from '../../support/jobs/runner-commands.ts'

describe('the rules of the runner', () => {
  it.each([
    ['::add-mask::octo', 'add-mask'],
    [' \t\u3000::Set-Env name=A::b', 'Set-Env'],
    ['text\r::stop-commands::x', 'stop-commands'],
    ['some words ##[add-mask]octo', 'add-mask'],
    ['##[set-env name=A]b', 'set-env'],
  ])('see a command in %j', (text, name) => {
    expect(commandsIn(text)).toMatchObject([{ name }])
  })

  it.each(['words ::add-mask::octo', '##[unknown]x', '##[add-mask', '::add-mask', '# #[add-mask]x'])(
    'see none in %j',
    (text) => expect(commandsIn(text)).toEqual([]),
  )
})

describe('a line of the log', () => {
  it.each([
    ['##[add-mask]octo', '##\\[add-mask]octo'],
    ['a ##[x]b ###[stop-commands]c', 'a ##\\[x]b ###\\[stop-commands]c'],
    ['::add-mask::octo', '\\::add-mask::octo'],
    [' \t::add-mask::octo', ' \\t::add-mask::octo'],
    ['\u3000\x85::add-mask::octo', '\u3000\\x85::add-mask::octo'],
    ['\u00a0::add-mask::octo', '\u00a0\\::add-mask::octo'],
    // A comparison of .NET's passes over these.
    ['\u200b\u00ad::add-mask::octo', '\u200b\u00ad\\::add-mask::octo'],
    ['a\r\n::add-mask::octo', 'a\\r\\n::add-mask::octo'],
    ['\u001b[31mred\u2028line', '\\x1b[31mred\\u2028line'],
    ['[warning]Plain words :: and #[x] stay', '[warning]Plain words :: and #[x] stay'],
  ])('of %j is %j', (text, line) => {
    expect(logLine(text)).toBe(line)
    expect(commandsIn(logLine(text))).toEqual([])
  })
})

describe('HTML', () => {
  it('contains no character with a meaning in HTML or Markdown', () => {
    const hostile = '</td>\n\n# a <b> & "c" `d` |e| *f* _g_ ~h~ $i$ [j](https://k) ![l](m) @octo #1 :tada: \\'
    const text = htmlText(hostile)
    expect(text.replace(/&#\d+;/g, '')).not.toMatch(/[^\w "(),./:]/)
    const decoded = text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    expect(decoded).toBe(hostile.replaceAll('\n', '\\n'))
    expect(htmlCode('é: 🚀:')).toBe('<code>é: &#128640;&#58;</code>')
  })
})
