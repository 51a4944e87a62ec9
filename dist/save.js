import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-6HSOY22L.js";

// src/main/save.ts
await r("save");
