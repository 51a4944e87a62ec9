/**
 * The URL or origin of a server on the loopback address, at an address that clients do not take for their own machine: so
 * they use a proxy. The system connects 0.0.0.0 to itself.
 */
export function notLoopback(url: string): string {
  return url.replace('//127.0.0.1', '//0.0.0.0')
}
