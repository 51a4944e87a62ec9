import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// package.json
var package_default = { version: "0.1.0" };

export {
  package_default
};
