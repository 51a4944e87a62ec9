import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-V5VOWNUM.js";

// src/main/save.ts
await r("save");
