import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as m
} from "./shared-ONQGPMVE.js";

// src/main/unmount.ts
await m("unmount");
