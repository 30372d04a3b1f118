/** A lock between the processes of a machine: a file that names its holder. */
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 50
const TIMEOUT_MS = 90_000

export const readText = (path: string) => readFile(path, 'utf8').catch(() => undefined)

export function isAlive(pid: number): boolean {
  // Pid 0 would mean our own process group.
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * False if another process holds it. A link is created atomically with its content, so no lock is ever without a holder's name.
 */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    await link(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** Runs `work` while no other living process holds `file`; the lock of a killed process is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; !(await take(file)); await delay(POLL_MS)) {
    const mark = await readText(file)
    // Released just now; a new holder keeps it.
    if (mark === undefined) continue
    const holder = Number(mark)
    if (!isAlive(holder)) await rm(file, { force: true })
    else if (Date.now() > end)
      throw new Error(`Process ${holder} has held ${file} for too long. End it, or delete the file, and start again.`)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
