import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-F5PYK7XN.js";

// src/main/save.ts
await r("save");
