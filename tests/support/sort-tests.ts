/**
 * Which test files need what, by what they say themselves: a PostgreSQL, where they or their support ask for one; a process to
 * themselves, where they name an environment (`// @vitest-environment jsdom`) or change what a whole process shares; or neither.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const FOLDERS = ['server', 'client', 'seed', 'tests']
/** These start servers and databases. */
const WHOLE_SERVERS = /^tests\/(api|chaos|fuzz)\//
const TEST = /\.test\.tsx?$/
/** Uses what tests/support/global-setup.ts provides. */
const ASKS = /\binject\(/
const SUPPORT = /from '(?:#tests\/support|\.)\/([\w-]+\.ts)'/g
const ALONE = /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/

export interface SortedTests {
  withDatabase: string[]
  alone: string[]
  others: string[]
}

/** Paths from the root. */
export function sortTests(root: string): SortedTests {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const known = new Map<string, boolean>()

  function supportNeedsDatabase(name: string): boolean {
    const found = known.get(name)
    if (found !== undefined) return found
    // Provisional: support files may import each other.
    known.set(name, false)
    const needs = needsDatabase(join('tests/support', name))
    known.set(name, needs)
    return needs
  }

  function needsDatabase(file: string): boolean {
    const text = textOf(file)
    const isSupport = dirname(file) === 'tests/support'
    return (
      WHOLE_SERVERS.test(file) ||
      ASKS.test(text) ||
      [...text.matchAll(SUPPORT)].some(
        ([line, name = '']) => (isSupport || line.includes('#tests')) && name !== basename(file) && supportNeedsDatabase(name),
      )
    )
  }

  const sorted: SortedTests = { withDatabase: [], alone: [], others: [] }
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const file of files.filter((name) => TEST.test(name)).sort()) {
    if (needsDatabase(file)) sorted.withDatabase.push(file)
    else if (ALONE.test(textOf(file))) sorted.alone.push(file)
    else sorted.others.push(file)
  }
  return sorted
}
