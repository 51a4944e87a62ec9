// Stands in for the default settings of the SDK's S3Client in the bundle: what src/stores/s3/write/commands.ts does not set.
// The SDK's own defaults would add 300 KB: every source of credentials, another HTTP client, and the rules for endpoints.
import { buffer } from 'node:stream/consumers'
import { S3RestXmlProtocol } from '@aws-sdk/middleware-sdk-s3/s3'
import { NoOpLogger } from '@smithy/core/client'
import { fromBase64, fromUtf8, toBase64, toUtf8 } from '@smithy/core/serde'

export const getRuntimeConfig = (given) => ({
  base64Decoder: fromBase64,
  base64Encoder: toBase64,
  utf8Decoder: fromUtf8,
  utf8Encoder: toUtf8,
  extensions: [],
  logger: new NoOpLogger(),
  serviceId: 'S3',
  protocol: S3RestXmlProtocol,
  protocolSettings: {
    defaultNamespace: 'com.amazonaws.s3',
    xmlNamespace: 'http://s3.amazonaws.com/doc/2006-03-01/',
    version: '2006-03-01',
    serviceTarget: 'AmazonS3',
  },
  streamCollector: buffer,
  ...given,
})
