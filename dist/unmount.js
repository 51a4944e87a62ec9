import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-DVJP4KQS.js";

// src/main/unmount.ts
await m("unmount");
