import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as m
} from "./shared-5L7665UB.js";

// src/main/unmount.ts
await m("unmount");
