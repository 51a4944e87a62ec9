import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-FDDZ2N3O.js";

// src/main/restore.ts
await r("restore");
