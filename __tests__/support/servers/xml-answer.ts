// Words answers in XML, as S3 does and Azure.
// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html

import { type Answer, emptyAnswer, type Wording } from './answer.ts'

export function errorAnswer({ status, code, message = code ?? '', headers = {} }: Wording): Answer {
  if (code === undefined) return emptyAnswer(status, headers)
  return xmlAnswer('Error', element('Code', code) + element('Message', message), { status, headers })
}

export function xmlAnswer(name: string, content: string, { status = 200, headers = {} } = {}): Answer {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>`)
  return { status, headers: { 'content-type': 'application/xml', ...headers }, body }
}

export function element(name: string, text: string | number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys may hold any
  const special = /[&<>"\u0000-\u001f]/g
  return `<${name}>${String(text).replace(special, (c) => `&#${c.charCodeAt(0)};`)}</${name}>`
}
