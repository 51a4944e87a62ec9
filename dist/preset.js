// src/inputs/presets/preset.ts
/** The reason why an installed tree cannot be cached. The install command then runs in every job. */
var NoTree = class extends Error {};
export { NoTree };
