/**
 * Replaces a folder atomically while programs read it. Each version has its own folder; a link to the newest is moved in one
 * step. A program keeps the version it started with, which is removed when no living program uses it.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { isAlive } from './embedded-postgres/lock.ts'

const USERS = '.users'
const UNFINISHED = '.unfinished-'

/** Identifies the user of a version: the process, and one task of it. */
const ownMark = () => `${process.pid}-${randomUUID()}`
const entriesOf = (folder: string) => readdir(folder).catch((): string[] => [])

/** The version the link points to now, which this process keeps as long as it lives; undefined if there is none. */
export async function holdFolder(link: string): Promise<string | undefined> {
  const folder = await realpath(link).catch(() => undefined)
  if (!folder) return undefined
  // If nothing can be written, nothing is replaced either.
  await mkdir(folder + USERS, { recursive: true })
    .then(() => writeFile(join(folder + USERS, String(process.pid)), ''))
    .catch(() => undefined)
  return folder
}

async function removeUnused(versions: string, current: string): Promise<void> {
  for (const name of await entriesOf(versions)) {
    if (name === current || name.endsWith(USERS)) continue
    const [, builder] = name.split(UNFINISHED)
    const holders = builder === undefined ? await entriesOf(join(versions, name + USERS)) : [builder]
    if (holders.some((pid) => isAlive(Number.parseInt(pid, 10)))) continue
    for (const left of [name, name + USERS]) await rm(join(versions, left), { recursive: true, force: true })
  }
}

/** Fills a new folder with `make`, then points `link` to it. Two processes may create the same version at once. */
export async function swapFolder(link: string, versions: string, version: string, make: (folder: string) => Promise<unknown>) {
  const unfinished = join(versions, `${version}${UNFINISHED}${ownMark()}`)
  const finished = join(versions, version)
  await mkdir(unfinished, { recursive: true })
  try {
    await make(unfinished)
    await rename(unfinished, finished).catch(async (error: NodeJS.ErrnoException) => {
      // The other process was faster, with the same result.
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await pointTo(link, finished)
  await removeUnused(versions, version)
}

export async function pointTo(link: string, folder: string): Promise<void> {
  const next = `${link}.${ownMark()}`
  await mkdir(dirname(link), { recursive: true })
  await rm(next, { force: true })
  await symlink(relative(dirname(link), folder), next)
  await rename(next, link).catch(async (error: NodeJS.ErrnoException) => {
    // A folder from before links were used.
    if (!['EISDIR', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
    await rm(link, { recursive: true })
    await rename(next, link)
  })
}

/** The version the link points to; undefined if there is none. */
export const versionOf = (link: string): Promise<string | undefined> =>
  realpath(link).then(
    (folder) => basename(folder),
    () => undefined,
  )
