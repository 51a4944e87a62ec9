import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-RU2GZI3J.js";

// src/main/save.ts
await r("save");
