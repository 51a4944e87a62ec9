import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/main/save-post.ts
if (process.env["STATE_headstart-background"]) {
  let { run: a } = await import("./shared-ZDVUSPJ2.js");
  await a("save-post");
}
