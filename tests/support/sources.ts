/** The project's sources as text, for tests of how they are written. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

export const readSource = (path: string): string => readFileSync(root + path, 'utf8')
export const withoutComments = (text: string): string => text.replace(COMMENT, '')

/** TypeScript files below these folders, without tests and samples, by their paths from the root. */
export const sourcesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
