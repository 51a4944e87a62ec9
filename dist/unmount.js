import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-Q7CMR5FZ.js";

// src/main/unmount.ts
await run("unmount");
