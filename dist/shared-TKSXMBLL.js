import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  findProgram,
  outputOf
} from "./shared-AYJPQ5A6.js";

// src/tools.ts
import { readFileSync } from "node:fs";
async function findTools(images = true) {
  const imageTool = images ? findImageTool : () => void 0;
  const [tar, zstd, mksquashfs, unsquashfs] = await Promise.all([
    findTar(),
    findProgram("zstd"),
    imageTool("mksquashfs"),
    imageTool("unsquashfs")
  ]);
  return { tar, zstd, mksquashfs, unsquashfs };
}
async function findImageTool(name) {
  const path = findProgram(name);
  return path && await imageToolVersion(path).catch(() => void 0) && path;
}
async function imageToolVersion(path) {
  const text = await outputOf({ path, args: ["-version"] }, [0, 1]);
  const [, version, major, minor] = text.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(major) * 100 + Number(minor) >= 405 ? version : void 0;
}
async function findTar() {
  if (process.platform === "win32") return { dialect: "node" };
  for (const name of ["tar", "gtar", "bsdtar"]) {
    const path = findProgram(name);
    const dialect = path && (dialectInside(path) ?? dialectOf(await versionOf(path)));
    if (dialect) return { path, dialect };
  }
  return { dialect: "node" };
}
var dialects = { "GNU tar": "gnu", bsdtar: "bsd" };
function dialectInside(path) {
  try {
    const program = readFileSync(path);
    return Object.entries(dialects).find(([name]) => program.includes(`\0${name}\0`))?.[1];
  } catch {
    return void 0;
  }
}
function versionOf(path) {
  return outputOf({ path, args: ["--version"] }).catch(() => "");
}
function dialectOf(version) {
  return Object.entries(dialects).find(([name]) => version.includes(name))?.[1];
}

export {
  findTools,
  imageToolVersion
};
