import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as m
} from "./shared-6IJHY6JC.js";

// src/main/unmount.ts
await m("unmount");
