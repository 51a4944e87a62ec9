import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-KCXSTS6C.js";

// src/main/restore.ts
await r("restore");
