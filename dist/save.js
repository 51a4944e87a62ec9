import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-EON67253.js";

// src/main/save.ts
await r("save");
