// src/main/save.ts
import { run } from "./run.js";
await run("save");
