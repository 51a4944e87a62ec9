// Stands in for @aws-sdk/credential-provider-node in the bundle.
// src/stores/s3/credentials.ts chooses them itself; the SDK's own chain would add 200 KB for logins of people.
export function defaultProvider() {
  throw new Error('The default credentials of the SDK are not part of this bundle')
}
