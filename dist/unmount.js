import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-VEI5GPC6.js";

// src/main/unmount.ts
await run("unmount");
