import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as r
} from "./shared-XINNMVM3.js";

// src/main/save.ts
await r("save");
