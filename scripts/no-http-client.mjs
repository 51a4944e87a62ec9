// Stands in for @actions/http-client in the bundle.
// The toolkit needs it only for OIDC tokens and for downloads of tools. Headstart uses neither, and it would add
// a second undici: 800 KB, some 30 ms at every start.
export class HttpClient {
  constructor() {
    throw new Error('@actions/http-client is not part of this bundle')
  }
}

export class BearerCredentialHandler {}
