import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as m
} from "./shared-AHZMGZZE.js";

// src/main/unmount.ts
await m("unmount");
