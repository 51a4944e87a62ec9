import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as m
} from "./shared-F5PYK7XN.js";

// src/main/unmount.ts
await m("unmount");
