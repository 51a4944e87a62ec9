import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as m
} from "./shared-FGK22PO3.js";

// src/main/unmount.ts
await m("unmount");
