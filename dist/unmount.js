import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as m
} from "./shared-4Y6B4NST.js";

// src/main/unmount.ts
await m("unmount");
