import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-27EYCIQ3.js";

// src/main/save.ts
await r("save");
