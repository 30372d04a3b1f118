/**
 * Finds out whose data a folder holds. If a checkout was moved, or copied with its data, the marks of the server and of the
 * processes that used it came along, and point to the original.
 */
import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pathExists } from '../path-exists.ts'
import type { Installation } from './install.ts'
import { isAlive, readText } from './lock.ts'

const run = promisify(execFile)
const MAJOR = /\(PostgreSQL\) (\d+)/

/** The command of a process; undefined if the system does not tell. */
async function commandOf(pid: number): Promise<string | undefined> {
  const command = await readText(`/proc/${pid}/cmdline`)
  if (command !== undefined) return command.split('\0').join(' ')
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

/** Whether a process is, or may be, the server of this data: its command names the folder. */
export async function isServerOf(pid: number, data: string): Promise<boolean> {
  const command = await commandOf(pid)
  return command === undefined || (command.includes('postgres') && command.includes(data))
}

/** Throws an Error with advice for data that only another version of PostgreSQL can read. */
async function checkVersion(programs: string, data: string): Promise<void> {
  const written = (await readText(join(data, 'PG_VERSION')))?.trim()
  if (written === undefined) return
  const { stdout } = await run(join(programs, 'bin', 'postgres'), ['--version'])
  const [, ours] = MAJOR.exec(stdout) ?? []
  if (ours === undefined || written === ours) return
  throw new Error(
    `The data in ${data} was written by PostgreSQL ${written}, and this is ${ours}, which cannot read it. Move ${dirname(data)} away to ` +
      `start with an empty database; to keep the data, dump it with PostgreSQL ${written} and restore it (server/docs/backup-and-restore.md).`,
  )
}

/** Where this data was when a server last ran on it. */
async function formerPlace(home: string, data: string): Promise<string | undefined> {
  const kept = await readText(join(home, 'place'))
  if (kept !== undefined) return kept
  return (await readText(join(data, 'postmaster.pid')))?.split('\n')[1]
}

/** Call before finding or starting a server, under the lock of `home`. Throws an Error with advice for data of another version. */
export async function settleIn({ programs, home }: Installation, data: string, say: (line: string) => void): Promise<void> {
  const former = await formerPlace(home, data)
  if (former !== undefined && former !== data) {
    const isCopy = await pathExists(join(former, 'global', 'pg_control'))
    const pid = Number((await readText(join(data, 'postmaster.pid')))?.split('\n')[0] ?? 0)
    if (!isCopy && isAlive(pid) && (await isServerOf(pid, former)))
      throw new Error(`The database was moved from ${former} while process ${pid} runs on it. End that process and start again.`)
    for (const mark of [join(home, 'users'), join(data, 'postmaster.pid')]) await rm(mark, { recursive: true, force: true })
    if (isCopy && pid) {
      await rm(data, { recursive: true, force: true })
      say(`This database was copied from ${former} while it was in use, which leaves it torn: starting with an empty one.`)
    } else if (isCopy) say(`This database is a copy of ${former}, and separate from it.`)
  }
  await checkVersion(programs, data)
  await writeFile(join(home, 'place'), data)
}
