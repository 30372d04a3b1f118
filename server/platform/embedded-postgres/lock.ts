/** One process at a time between the processes of a machine: a file that names who holds it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 50
const TIMEOUT_MS = 90_000

export const readText = (path: string) => readFile(path, 'utf8').catch(() => undefined)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs `work` while no other living process holds `file`; a lock left by a killed process is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mark = String(process.pid)
  for (const end = Date.now() + TIMEOUT_MS; ; await delay(POLL_MS)) {
    const isTaken = await writeFile(file, mark, { flag: 'wx' }).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return true
        throw error
      },
    )
    if (!isTaken) break
    const holder = Number(await readText(file))
    if (holder && !isAlive(holder)) await rm(file, { force: true })
    else if (Date.now() > end)
      throw new Error(`Process ${holder} has held ${file} for too long. End it, or delete the file, and start again.`)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
