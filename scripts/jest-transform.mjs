// Turns ES modules, typed or not, into the CommonJS that Jest runs without experimental flags.
import { transformSync } from 'esbuild'

// `import.meta` has no CommonJS form: its three useful members become the names Jest gives every module.
// Top-level await has none at all, so the entries (src/main/restore.ts, src/main/save.ts) are only ever spawned by tests.
const define = {
  'import.meta.dirname': '__dirname',
  'import.meta.filename': '__filename',
  'import.meta.url': 'importMetaUrl',
}
const banner = 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;'

export default {
  process(source, path) {
    return transformSync(source, {
      sourcefile: path,
      loader: path.endsWith('.ts') ? 'ts' : 'js',
      format: 'cjs',
      target: 'node24',
      sourcemap: 'inline',
      // A real import() inside Jest's sandbox would need --experimental-vm-modules.
      supported: { 'dynamic-import': false },
      define,
      banner: source.includes('import.meta.url') ? banner : '',
    })
  },
}
