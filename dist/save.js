import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Mb as r
} from "./shared-AW5RAAGE.js";

// src/main/save.ts
await r("save");
