import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as m
} from "./shared-RI6SQLOD.js";

// src/main/unmount.ts
await m("unmount");
