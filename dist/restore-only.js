import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-KCXSTS6C.js";

// src/main/restore-only.ts
await r("restore-only");
