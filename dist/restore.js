import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-BEY2LMVP.js";

// src/main/restore.ts
await run("restore");
