/** The environment of this process, plus `.env` at the root of the checkout. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const checkout = new URL('../../', import.meta.url)

/**
 * A variable of the process takes precedence over the file, even if it is empty. `PALARO_ENV_FILE` names another file, or none if
 * empty: tests run their servers without the developer's settings.
 */
export function readEnvironment(own: NodeJS.ProcessEnv = process.env): Record<string, string | undefined> {
  const name = own.PALARO_ENV_FILE ?? '.env'
  if (name === '') return { ...own }
  let text
  try {
    text = readFileSync(fileURLToPath(new URL(name, checkout)), 'utf8')
  } catch (error) {
    if (own.PALARO_ENV_FILE === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return { ...own }
    throw new Error(`PALARO_ENV_FILE: ${name} cannot be read, e.g. PALARO_ENV_FILE=.env`, { cause: error })
  }
  const written = parseEnv(text)
  // Express and React read it themselves.
  if (own === process.env && written.NODE_ENV) process.env.NODE_ENV ??= written.NODE_ENV
  return { ...written, ...own }
}
