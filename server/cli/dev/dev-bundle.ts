/** The bundle of the server, rebuilt quickly after each change. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildFailure, context } from 'esbuild'
import { bundleFolder, bundleOptions } from '../bundle.ts'

const SHOWN_ERRORS = 3

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error

export async function createDevBundle(say: (line: string) => void) {
  const script = join(bundleFolder, 'dev-server.mjs')
  const building = await context({ ...bundleOptions('server/cli/dev-server.ts', script), write: false })
  let last: string | undefined

  return {
    script,
    /** False if nothing the server runs has changed, or if the build fails. */
    async rebuild(): Promise<boolean> {
      try {
        const { outputFiles } = await building.rebuild()
        const text = outputFiles.map(({ hash }) => hash).join()
        if (text === last) return false
        for (const { path, contents } of outputFiles) await writeFile(path, contents)
        last = text
        return true
      } catch (error) {
        if (!isBuildFailure(error)) throw error
        for (const { location, text } of error.errors.slice(0, SHOWN_ERRORS))
          say(`${location ? `${location.file}:${location.line}: ` : ''}${text}`)
        say('The server from before this change keeps running.')
        return false
      }
    },
    dispose: () => building.dispose(),
  }
}
