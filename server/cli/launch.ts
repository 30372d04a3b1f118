/**
 * Runs before `npm start` and `npm run dev`: builds the Prisma client and the server's bundle if they are stale, and the pages in
 * the meantime. Imports nothing of the server, because that is what it builds.
 */
import { pathToFileURL } from 'node:url'
import { buildPages, buildPrismaClient } from './build-stale.ts'
import { bundleOf } from './bundle.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

export interface Launched {
  startedAt: number
  /** Resolves when the pages are built; rejects if the build fails. */
  pages: Promise<unknown>
}

/** `start`, `dev`, or the path of another program (the server of the browser tests). */
export async function launch(command: string): Promise<void> {
  const startedAt = performance.timeOrigin
  // In development Vite serves the pages from their sources.
  const pages = command === 'start' ? buildPages(() => say('Building the pages …')) : Promise.resolve()
  // The failure is reported where it is awaited; until then it must not end the process.
  pages.catch(() => {})
  try {
    await buildPrismaClient(() => say('Building the Prisma client …'))
    const { run } = (await import(
      pathToFileURL(await bundleOf(command.endsWith('.ts') ? command : `server/cli/${command}.ts`)).href
    )) as {
      run?(launched: Launched): Promise<void>
    }
    await run?.({ startedAt, pages })
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string }
    say(stderr || message || String(error))
    process.exit(1)
  }
}
