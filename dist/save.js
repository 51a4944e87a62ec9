import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-V4ZTCMXN.js";

// src/main/save.ts
await r("save");
