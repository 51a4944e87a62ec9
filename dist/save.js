import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-5MVOB7MS.js";

// src/main/save.ts
await run("save");
