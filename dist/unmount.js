import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as m
} from "./shared-ETCQJ7C4.js";

// src/main/unmount.ts
await m("unmount");
