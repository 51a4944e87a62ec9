import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as m
} from "./shared-XKIAA6HE.js";

// src/main/unmount.ts
await m("unmount");
