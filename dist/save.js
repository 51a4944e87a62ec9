import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as r
} from "./shared-KUZ5LU2U.js";

// src/main/save.ts
await r("save");
