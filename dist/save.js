import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as r
} from "./shared-JTMP6PJ5.js";

// src/main/save.ts
await r("save");
