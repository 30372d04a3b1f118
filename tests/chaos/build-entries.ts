/**
 * Bundles programs into one plain JavaScript file each: a run starts them hundreds of times, and most of a start is resolving
 * modules.
 */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Resolves files relative to the source, not to the bundle. */
const ownAddress: Plugin = {
  name: 'own-address',
  enforce: 'pre',
  transform(code, id) {
    return id.startsWith(root) ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) : undefined
  },
}

/** In a folder of this process inside `node_modules`, so that packages are found. */
export async function buildEntries<Name extends string>(entries: Readonly<Record<Name, string>>) {
  const names = Object.keys(entries) as Name[]
  const outDir = join(root, 'node_modules', '.cache', `palaro-chaos-${process.pid}`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [ownAddress],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, entries[name])])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  return { folder: outDir, fileOf: (name: Name) => join(outDir, `${name}.mjs`) }
}
