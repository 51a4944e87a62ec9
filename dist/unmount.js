import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as m
} from "./shared-YJ63NVBE.js";

// src/main/unmount.ts
await m("unmount");
