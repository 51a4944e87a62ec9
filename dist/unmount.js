import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as m
} from "./shared-FS54HWRT.js";

// src/main/unmount.ts
await m("unmount");
