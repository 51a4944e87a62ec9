import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as m
} from "./shared-XO6QHBK6.js";

// src/main/unmount.ts
await m("unmount");
