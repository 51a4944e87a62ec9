import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as r
} from "./shared-PP564USC.js";

// src/main/save.ts
await r("save");
