import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-6S7RVFHG.js";

// src/main/unmount.ts
await m("unmount");
