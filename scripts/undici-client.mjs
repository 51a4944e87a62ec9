// Stands in for undici in the bundle: the parts of it that src/transfer/http.ts uses.
// All of it would be 1.1 MB, most of which is fetch, mocks, caches and their like: some 15 ms at every start.
import request from 'undici/lib/api/api-request.js'
import buildConnector from 'undici/lib/core/connect.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

Dispatcher.prototype.request = request

export { buildConnector, EnvHttpProxyAgent }
