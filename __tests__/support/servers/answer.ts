// The type of the answers of the tests' servers, in any protocol.

export interface Answer {
  status: number
  /** By their names in lower case. Where `content-length` is missing, that of the body. */
  headers: Record<string, string>
  body: Buffer
}

export interface Wording {
  status: number
  /** Without one, it is what a proxy would answer: no body at all. */
  code?: string
  message?: string
  headers?: Record<string, string>
}

/** An answer that is an error, to be worded as its server words them. */
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

export function emptyAnswer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: Buffer.alloc(0) }
}

export function jsonAnswer(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}
