// src/inputs/presets/preset.ts
var e = class extends Error {
};

export {
  e as a
};
