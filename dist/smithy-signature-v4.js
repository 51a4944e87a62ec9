// node_modules/@smithy/signature-v4/dist-es/signature-v4a-container.js
const signatureV4aContainer = { SignatureV4a: null };
export { signatureV4aContainer };
