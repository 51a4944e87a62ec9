/** Types of the files of undici that are its client. https://github.com/nodejs/undici/tree/v7.30.2/lib */
declare module 'undici/lib/api/api-connect.js' {
  import { Pool } from 'undici'

  const connect: Pool['connect']
  export default connect
}
declare module 'undici/lib/core/connect.js' {
  import { buildConnector } from 'undici'
  export default buildConnector
}
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici'
  export default Agent
}
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici'
  export default Pool
}
declare module 'undici/lib/dispatcher/proxy-agent.js' {
  import { ProxyAgent } from 'undici'
  export default ProxyAgent
}
