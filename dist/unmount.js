import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as m
} from "./shared-KUZ5LU2U.js";

// src/main/unmount.ts
await m("unmount");
