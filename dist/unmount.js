import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as m
} from "./shared-5OLPDHSR.js";

// src/main/unmount.ts
await m("unmount");
