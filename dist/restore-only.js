// src/main/restore-only.ts
import { run } from "./run.js";
await run("restore-only");
