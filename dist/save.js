import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as r
} from "./shared-5OLPDHSR.js";

// src/main/save.ts
await r("save");
