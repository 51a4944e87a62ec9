import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/inputs/presets/preset.ts
var e = class extends Error {
};

export {
  e as a
};
