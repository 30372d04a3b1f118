/**
 * Runs before `npm start` and `npm run dev`: builds the Prisma client and the server's bundle if they are stale, and in the meantime the
 * pages and the API descriptions. Imports nothing of the server, because that is what it builds.
 */
import { pathToFileURL } from 'node:url'
import { buildApiDocs } from './build-api-docs.ts'
import { buildPages, buildPrismaClient } from './build-stale.ts'
import { bundleOf } from './bundle.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

export interface Launched {
  startedAt: number
  /** Resolve when they are built; reject if the build fails. */
  pages: Promise<unknown>
  apiDocs: Promise<void>
}

/** `start`, `dev`, or the path of another program (the server of the browser tests). */
export async function launch(command: string): Promise<void> {
  const startedAt = performance.timeOrigin
  // In development Vite serves the pages from their sources.
  const pages = command === 'start' ? buildPages(() => say('Building the pages …')) : Promise.resolve()
  // Failures are reported where these are awaited; until then they must not end the process.
  pages.catch(() => {})
  // The browser tests read none.
  const apiDocs = command.endsWith('.ts') ? Promise.resolve() : buildApiDocs()
  apiDocs.catch(() => {})
  try {
    await buildPrismaClient(() => say('Building the Prisma client …'))
    const { run } = (await import(
      pathToFileURL(await bundleOf(command.endsWith('.ts') ? command : `server/cli/${command}.ts`)).href
    )) as {
      run?(launched: Launched): Promise<void>
    }
    await run?.({ startedAt, pages, apiDocs })
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string }
    say(stderr || message || String(error))
    process.exit(1)
  }
}
