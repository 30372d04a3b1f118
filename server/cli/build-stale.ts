/** Builds what is older than its sources: the Prisma client and the pages. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamps = join(root, 'node_modules', '.cache', 'palaro')
const run = promisify(execFile)

async function filesUnder(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined)
  if (!info) return []
  if (!info.isDirectory()) return [path]
  const entries = await readdir(path)
  return (await Promise.all(entries.sort().map((entry) => filesUnder(join(path, entry))))).flat()
}

/** A hash of what the sources hold: a fresh checkout changes every file's time, not its content. */
async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map((source) => filesUnder(join(root, source))))).flat()) {
    hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

interface Artefact {
  name: string
  sources: readonly string[]
  /** A file that is there when the artefact is. */
  output: string
  build(): Promise<unknown>
}

/** Returns true where it built. */
async function buildIfStale({ name, sources, output, build }: Artefact): Promise<boolean> {
  const stamp = join(stamps, name)
  const [wanted, built, there] = await Promise.all([
    fingerprint(sources),
    readFile(stamp, 'utf8').catch(() => ''),
    stat(join(root, output)).catch(() => undefined),
  ])
  if (there && built === wanted) return false
  await build()
  await mkdir(stamps, { recursive: true })
  await writeFile(stamp, wanted)
  return true
}

const bin = (name: string, script: string) => join(root, 'node_modules', name, script)

/** The generator wants a schema engine it never runs here; any existing file will do (architecture: Prisma without a download). */
export const buildPrismaClient = () =>
  buildIfStale({
    name: 'prisma-client',
    sources: ['prisma/schema', 'node_modules/prisma/package.json'],
    output: 'prisma/generated/client.ts',
    build: () =>
      run(process.execPath, [bin('prisma', 'build/index.js'), 'generate', '--config', 'prisma/prisma.config.ts'], {
        cwd: root,
        env: {
          ...process.env,
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
          CHECKPOINT_DISABLE: '1',
        },
      }),
  })

export const buildPages = () =>
  buildIfStale({
    name: 'pages',
    sources: ['client', 'server/contract', 'package-lock.json'],
    output: 'dist/client/index.html',
    build: () =>
      run(process.execPath, [bin('vite', 'bin/vite.js'), 'build', '--config', 'client/vite.config.ts', '--logLevel', 'warn'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
      }),
  })
