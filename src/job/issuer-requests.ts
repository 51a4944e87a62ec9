/** Sends requests to the issuer. Loaded only when one is sent. */
import { send } from '../stores/github/requests.ts'
import { openHttp } from '../stores/transfer/http.ts'

/** @throws Error unless the answer is 200 */
export async function getText(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const http = openHttp({ connections: 1 })
  try {
    const { status, text } = await send(http, { method: 'GET', url, headers, signal })
    if (status !== 200) throw new Error(`${new URL(url).origin} answers ${status}`)
    return text
  } finally {
    await http.close()
  }
}
