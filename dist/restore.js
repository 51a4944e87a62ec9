import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Ob as r
} from "./shared-I7NESS2V.js";

// src/main/restore.ts
await r("restore");
