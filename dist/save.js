import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as r
} from "./shared-FS54HWRT.js";

// src/main/save.ts
await r("save");
