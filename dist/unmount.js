import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as m
} from "./shared-FCJGOPCB.js";

// src/main/unmount.ts
await m("unmount");
