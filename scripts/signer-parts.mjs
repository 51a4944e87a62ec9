// Stands in for the index files of @smithy/core and @aws-sdk/core in the bundle, where a file needs only what signers,
// parsers and URLs need.
// The index files import all that the SDK uses, so each restore from a bucket would load that, too.

export { partition } from '../node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partition.js'
export { memoize } from '../node_modules/@smithy/core/dist-es/submodules/config/property-provider/memoize.js'
export { buildQueryString } from '../node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js'
export { escapeUri } from '../node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js'
export { escapeUriPath } from '../node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri-path.js'
export { Hash } from '../node_modules/@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js'
export { isArrayBuffer } from '../node_modules/@smithy/core/dist-es/submodules/serde/is-array-buffer/is-array-buffer.js'
export {
  fromHex,
  toHex,
} from '../node_modules/@smithy/core/dist-es/submodules/serde/util-hex-encoding/hex-encoding.js'
export { fromUtf8 } from '../node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.js'
export { toUint8Array } from '../node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUint8Array.js'
export { writeKey } from '../node_modules/@smithy/core/dist-es/submodules/serde/writeKey.js'
export { hasOwn } from '../node_modules/@smithy/core/dist-es/submodules/transport/hasOwn.js'
export { HttpRequest } from '../node_modules/@smithy/core/dist-es/submodules/transport/httpRequest.js'
export { normalizeProvider } from '../node_modules/@smithy/core/dist-es/submodules/transport/normalizeProvider.js'
