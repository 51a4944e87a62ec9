/** Finds private keys that no passphrase protects. */

// In an encrypted key, the first line is another one, or is followed by headers.
const privateKey = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g
// The name of the format, and `none` as the name of the cipher.
// https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key
const plainOpenSsh = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU'

export function hasPrivateKey(text: string): boolean {
  return [...text.matchAll(privateKey)].some(
    ([, format, body = '']) => format !== 'OPENSSH' || body.startsWith(plainOpenSsh),
  )
}
