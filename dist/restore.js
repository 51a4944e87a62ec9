import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-XR4S6U4X.js";

// src/main/restore.ts
await run("restore");
