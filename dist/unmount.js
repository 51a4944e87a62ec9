import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as m
} from "./shared-XINNMVM3.js";

// src/main/unmount.ts
await m("unmount");
