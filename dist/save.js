import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as r
} from "./shared-IFXRNR4I.js";

// src/main/save.ts
await r("save");
