import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-C7XNJ6LU.js";

// src/main/save.ts
await run("save");
