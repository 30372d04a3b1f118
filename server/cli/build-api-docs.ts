/** Builds the files behind `/docs` if they are older than the contract, the rules or their generator (ADR 0036). */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { API_DOCS } from '#server/http/api-docs.ts'
import { pathExists } from '#server/platform/path-exists.ts'
import { pointTo, swapFolder, versionOf } from '#server/platform/swapped-folder.ts'
import { fingerprint } from './fingerprint.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const versions = join(root, 'dist', 'api-docs')
const PROGRAM = join(root, 'server/cli/api-docs/write.ts')
const SOURCES = [
  'server/contract',
  'server/cli/api-docs',
  'server/cli/rules.ts',
  'server/docs/rules',
  'server/docs/field-names.md',
  'server/http/api-docs.ts',
  'package-lock.json',
]

/** The generator runs in its own process with a loader, because it reads comments, which no bundle has. */
export async function buildApiDocs(): Promise<void> {
  const version = await fingerprint(root, SOURCES)
  if ((await versionOf(API_DOCS)) === version) return
  if (await pathExists(join(versions, version))) return pointTo(API_DOCS, join(versions, version))
  const tsx = createRequire(import.meta.url).resolve('tsx')
  const write = (folder: string) => promisify(execFile)(process.execPath, ['--import', tsx, PROGRAM, folder], { cwd: root })
  await swapFolder(API_DOCS, versions, version, write)
}
