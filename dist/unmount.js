import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-DPU3NA7U.js";

// src/main/unmount.ts
await m("unmount");
