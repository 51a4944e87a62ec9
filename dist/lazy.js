// src/main/lazy.ts
import { runServer } from "./run-server.js";
await runServer();
