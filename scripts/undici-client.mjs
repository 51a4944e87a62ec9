// Stands in for undici in the bundle: the parts of it that src/stores/transfer/agent.ts uses.
// The whole package has 1.1 MB, mostly fetch, mocks and caches, and takes some 15 ms at every start.
import connect from 'undici/lib/api/api-connect.js'
import buildConnector from 'undici/lib/core/connect.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js'

// undici's index.js adds this method; the proxy agent opens tunnels with it.
Dispatcher.prototype.connect = connect

export { Agent, buildConnector, Pool, ProxyAgent }
