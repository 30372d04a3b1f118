/** How sources become one file for Node, which still finds the files beside them. */
import { readFile, stat } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

/** In two parts, so that it is not replaced when this file itself is bundled. */
const META = ['import', 'meta'].join('.')
/** In the bundle: the path of a URL. */
const TO_PATH = '__palaroPath'
const BANNER = `import { fileURLToPath as ${TO_PATH} } from 'node:url'`
/** The place of a source relative to the bundle, because a checkout may be moved or copied with its bundles. */
const placeFor = (folder: string, path: string): string =>
  `new URL(${JSON.stringify(relative(folder, path).split(sep).map(encodeURIComponent).join('/'))}, ${META}.url)`
const placesFrom = (folder: string): Record<string, (path: string) => string> => ({
  url: (path) => `${placeFor(folder, path)}.href`,
  filename: (path) => `${TO_PATH}(${placeFor(folder, path)})`,
  dirname: (path) => `${TO_PATH}(new URL('.', ${placeFor(folder, path)})).replace(/[\\\\/]$/, '')`,
})

/** Lets a file of a bundle in `folder` find what lies beside its source. Files unchanged since the last bundle are not read again. */
function ownPlaces(folder: string): Plugin {
  const places = placesFrom(folder)
  const kept = new Map<string, { mtimeMs: number; contents: string }>()
  return {
    name: 'palaro:own-places',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const { mtimeMs } = await stat(path)
        const known = kept.get(path)
        if (known?.mtimeMs === mtimeMs) return { loader: 'ts', contents: known.contents }
        const text = await readFile(path, 'utf8')
        const contents = text.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, place: string) => places[place]!(path))
        kept.set(path, { mtimeMs, contents })
        return { loader: 'ts', contents }
      })
    },
  }
}

/** Options of esbuild for a bundle in `folder`. Packages are not bundled. */
export const bundleInto = (folder: string) =>
  ({
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    banner: { js: BANNER },
    plugins: [ownPlaces(folder)],
  }) as const satisfies BuildOptions
