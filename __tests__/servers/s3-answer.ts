// How the S3 server of our own words its answers.
// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html

export interface Answer {
  status: number
  /** By their names in lower case. Where `content-length` is missing, that of the body. */
  headers: Record<string, string>
  body: Buffer
}

/** An answer that is an error in S3's own format. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, { message = code, headers = {} }: Partial<Wording> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export interface Wording {
  status: number
  code?: string
  message?: string
  headers?: Record<string, string>
}

/** Without a code, as a proxy would answer: no body at all. */
export function errorAnswer({ status, code, message = code ?? '', headers = {} }: Wording): Answer {
  if (code === undefined) return { status, headers, body: Buffer.alloc(0) }
  return xmlAnswer('Error', element('Code', code) + element('Message', message), { status, headers })
}

export function xmlAnswer(name: string, content: string, { status = 200, headers = {} } = {}): Answer {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>`)
  return { status, headers: { 'content-type': 'application/xml', ...headers }, body }
}

export function emptyAnswer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: Buffer.alloc(0) }
}

export function element(name: string, text: string | number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys may hold any
  const special = /[&<>"\u0000-\u001f]/g
  return `<${name}>${String(text).replace(special, (c) => `&#${c.charCodeAt(0)};`)}</${name}>`
}
