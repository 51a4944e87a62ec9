import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/failure.ts
var JobFailure = class extends Error {
  name = "JobFailure";
};
var BadEntry = class extends Error {
  name = "BadEntry";
};
var UnknownEntry = class extends Error {
  name = "UnknownEntry";
};
var NameTaken = class extends Error {
  name = "NameTaken";
};
var NamesCollide = class extends Error {
  name = "NamesCollide";
};
var ToolFailure = class extends Error {
  name = "ToolFailure";
};
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : void 0;
}

export {
  JobFailure,
  BadEntry,
  UnknownEntry,
  NameTaken,
  NamesCollide,
  ToolFailure,
  messageOf,
  codeOf
};
