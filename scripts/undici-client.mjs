// Stands in for undici in the bundle: the parts of it that src/transfer/http.ts uses.
// All of it would be 1.1 MB, most of which is fetch, mocks, caches and their like: some 15 ms at every start.
import buildConnector from 'undici/lib/core/connect.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

export { buildConnector, EnvHttpProxyAgent }
