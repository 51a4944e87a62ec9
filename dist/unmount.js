import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as m
} from "./shared-IO5YFHFY.js";

// src/main/unmount.ts
await m("unmount");
