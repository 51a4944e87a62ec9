import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Mb as m
} from "./shared-HXSXAZKV.js";

// src/main/unmount.ts
await m("unmount");
