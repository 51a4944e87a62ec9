import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as m
} from "./shared-R2SY3XLV.js";

// src/main/unmount.ts
await m("unmount");
