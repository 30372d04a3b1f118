/**
 * Bundles the server into one file. Loading 900 files through a loader takes three times as long (ADR 0035). Packages are not
 * bundled.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { fingerprint } from './fingerprint.ts'
import { bundleInto } from './bundle-into.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
export const bundleFolder = join(root, 'node_modules', '.cache', 'palaro', 'bundles')
/** What affects a bundle besides the files in it. */
const MAKERS = ['server/cli/bundle.ts', 'server/cli/bundle-into.ts', 'node_modules/esbuild/package.json', 'package.json']

export const bundleOptions = (entry: string, outfile: string) =>
  ({
    entryPoints: [join(root, entry)],
    outfile,
    absWorkingDir: root,
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
    ...bundleInto(bundleFolder),
  }) as const satisfies BuildOptions

interface Note {
  inputs: string[]
  version: string
}

async function readNote(file: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Note
  } catch {
    return undefined
  }
}

/** The path of a program's bundle, to import; rebuilt if one of its files has changed. */
export async function bundleOf(entry: string): Promise<string> {
  const name = basename(entry, '.ts')
  const noteFile = join(bundleFolder, `${name}.json`)
  const fileOf = (version: string) => join(bundleFolder, `${name}-${version}.mjs`)
  const note = await readNote(noteFile)
  const there = note && (await readdir(bundleFolder)).includes(`${name}-${note.version}.mjs`)
  if (there && (await fingerprint(root, [...MAKERS, ...note.inputs])) === note.version) return fileOf(note.version)

  const { metafile, outputFiles } = await build({
    ...bundleOptions(entry, join(bundleFolder, `${name}.mjs`)),
    write: false,
  })
  const inputs = Object.keys(metafile.inputs).sort()
  const version = await fingerprint(root, [...MAKERS, ...inputs])
  await mkdir(bundleFolder, { recursive: true })
  for (const file of await readdir(bundleFolder))
    if (file.startsWith(`${name}-`)) await rm(join(bundleFolder, file), { force: true })
  // The source map keeps the name the bundle refers to; of two concurrent starts the second writes the same.
  for (const { path, contents } of outputFiles) await writeFile(path.endsWith('.map') ? path : fileOf(version), contents)
  await writeFile(noteFile, JSON.stringify({ inputs, version } satisfies Note))
  return fileOf(version)
}
