import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-IS244HUY.js";

// src/main/save.ts
await r("save");
