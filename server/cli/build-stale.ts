/** Builds what is older than its sources: the Prisma client and the pages. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pathExists } from '#server/platform/path-exists.ts'
import { pointTo, swapFolder, versionOf } from '#server/platform/swapped-folder.ts'
import { build } from 'esbuild'
import { bundleInto } from './bundle-into.ts'
import { fingerprint } from './fingerprint.ts'
import { inPlainFolder } from './plain-folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamps = join(root, 'node_modules', '.cache', 'palaro')
const require = createRequire(import.meta.url)
const run = promisify(execFile)
/** If Palaro is a dependency of another project, other packages are beside it in `node_modules`. */
const program = (name: string, script: string) => join(dirname(require.resolve(`${name}/package.json`)), script)

type OnBuild = () => void

/**
 * The generator needs a schema engine that it never runs here; any existing file will do (architecture: Prisma without a
 * download).
 */
export async function buildPrismaClient(onBuild: OnBuild = () => {}): Promise<void> {
  const stamp = join(stamps, 'prisma-client')
  const wanted = await fingerprint(root, ['prisma/schema', 'node_modules/prisma/package.json'])
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === wanted && (await pathExists(join(root, 'prisma/generated/client.ts')))) return
  onBuild()
  await run(process.execPath, [program('prisma', 'build/index.js'), 'generate', '--config', 'prisma/prisma.config.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
  await mkdir(stamps, { recursive: true })
  await writeFile(stamp, wanted)
}

/** The link the servers read; it points to the newest `dist/pages/<fingerprint>`. */
export const PAGES = join(root, 'dist', 'client')
const versions = join(root, 'dist', 'pages')
const SOURCES = ['client', 'server/contract', 'package.json', 'tsconfig.json']

/** A running server keeps the pages it started with (platform/swapped-folder.ts). Returns true if it built. */
export async function buildPages(onBuild: OnBuild = () => {}): Promise<boolean> {
  const version = await fingerprint(root, ['client', 'server/contract', 'package-lock.json'])
  if ((await versionOf(PAGES)) === version) return false
  if (await pathExists(join(versions, version))) {
    await pointTo(PAGES, join(versions, version))
    return false
  }
  onBuild()
  await swapFolder(PAGES, versions, version, (folder) => inPlainFolder(root, SOURCES, (sources) => runVite(sources, folder)))
  return true
}

async function runVite(sources: string, outDir: string): Promise<void> {
  // Vite's own loader of this file resolves its packages by their true path.
  const config = join(sources, 'dist', `vite-config-${process.pid}.mjs`)
  await build({
    entryPoints: [join(sources, 'client', 'vite.config.ts')],
    outfile: config,
    ...bundleInto(dirname(config)),
  })
  try {
    const vite = [program('vite', 'bin/vite.js'), 'build', '--config', config, '--configLoader', 'native', '--logLevel', 'warn']
    await run(process.execPath, [...vite, '--outDir', outDir, '--emptyOutDir'], {
      cwd: sources,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } finally {
    await rm(config, { force: true })
  }
}
