import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-WKTC62FY.js";

// src/main/save.ts
await run("save");
