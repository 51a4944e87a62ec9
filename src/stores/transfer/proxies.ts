/** Reads which proxies the environment names, by the rules of actions/cache and curl. */
import { BlockList, isIP } from 'node:net'

export interface ProxyUrl {
  uri: string
  /** The value of Proxy-Authorization; undefined if the URL has no user and no password. */
  token: string | undefined
}

interface Proxies {
  http: ProxyUrl | undefined
  https: ProxyUrl | undefined
  /** Whether the host is this machine, or NO_PROXY names it. */
  isExcluded(url: URL): boolean
}

/** @throws TypeError or URIError if a proxy is not a URL; its message could contain a password */
export function readProxies(): Proxies {
  const read = (name: string): string => process.env[name] || process.env[name.toUpperCase()] || ''
  return {
    http: proxyAt(read('http_proxy')),
    https: proxyAt(read('https_proxy')),
    // A proxy cannot reach this machine's own address. https://github.com/actions/toolkit/pull/1361
    isExcluded: exclusionsIn(`${ownMachine} ${read('no_proxy')}`),
  }
}

const ownMachine = 'localhost 127.0.0.0/8 ::1'

function proxyAt(text: string): ProxyUrl | undefined {
  if (text.trim() === '') return undefined
  const url = new URL(/^\s*[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`)
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const token = login === ':' ? undefined : `Basic ${Buffer.from(login).toString('base64')}`
  return { uri: url.href, token }
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** `host`, `.host` and `*.host` name a host and all below it, `host:port` one port of them. A network names addresses. */
function exclusionsIn(text: string): (url: URL) => boolean {
  const items = text
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((item) => item !== '')
  const networks = new BlockList()
  for (const item of items) addNetwork(item, networks)
  return ({ hostname, port, protocol }) => {
    const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
    const family = isIP(host)
    if (family !== 0 && networks.check(host, `ipv${family as 4 | 6}`)) return true
    return items.some((item) => {
      const [, name = item, onlyPort] = (isIP(item) === 0 && /^(.+):(\d+)$/.exec(item)) || []
      if (onlyPort !== undefined && onlyPort !== (port || defaultPorts[protocol])) return false
      const bare = name.replace(/^\*?\./, '').replace(/^\[(.*)\]$/, '$1')
      return bare === '*' || host === bare || host.endsWith(`.${bare}`)
    })
  }
}

/** Adds `10.0.0.0/8` or `fd00::/8`; ignores what is no network. */
function addNetwork(item: string, networks: BlockList): void {
  const [, address = '', bits] = /^([\d.a-f:]+)\/(\d{1,3})$/.exec(item) ?? []
  const family = isIP(address)
  if (family === 0 || Number(bits) > (family === 4 ? 32 : 128)) return
  networks.addSubnet(address, Number(bits), `ipv${family as 4 | 6}`)
}
