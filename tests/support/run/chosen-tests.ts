/** `npm test -- PATH …`: which runner each path belongs to. */
import { readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../test-options.ts'

const UNIT_OR_API = /\.test\.tsx?$/
const BROWSER = /\.spec\.ts$/
const BROWSER_FOLDER = join('tests', 'e2e')
/** `wallet.test.ts:42`: the test on that line. */
const LINE = /:\d+$/

export interface ChosenTests {
  /** In Vitest's format: files with line numbers, folders with a trailing slash. */
  vitest: string[]
  /** Regular expressions, in Playwright's format. */
  browser: string[]
}

/** For Playwright, which reads paths as regular expressions. `end`: what may follow. */
export const patternOf = (path: string, end = '$'): string => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${end}`

function filesOf(path: string, given: string): { files: string[]; isFolder: boolean } {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info) throw new UsageError(`There is no file or folder ${given}.`)
  if (!info.isDirectory()) return { files: [path], isFolder: false }
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  return { files, isFolder: true }
}

/** Throws a `UsageError` for a path outside the repository, or without a test. */
export function chooseTests(paths: readonly string[], root: string): ChosenTests {
  const chosen: ChosenTests = { vitest: [], browser: [] }
  for (const given of paths) {
    const [line = ''] = LINE.exec(given) ?? []
    const path = resolve(root, given.slice(0, given.length - line.length))
    const fromRoot = relative(root, path)
    if (fromRoot.startsWith('..') || isAbsolute(fromRoot)) throw new UsageError(`${given} is not in this repository.`)
    const { files, isFolder } = filesOf(path, given)
    const hasUnitOrApi = files.some((file) => UNIT_OR_API.test(file))
    const hasBrowser = files.some((file) => BROWSER.test(file) && relative(root, file).startsWith(BROWSER_FOLDER))
    if (!hasUnitOrApi && !hasBrowser)
      throw new UsageError(`There is no test in ${given}: tests end in .test.ts, browser tests in .spec.ts.`)
    if (isFolder && line) throw new UsageError(`${given}: a folder has no lines.`)
    const end = isFolder ? sep : line
    if (hasUnitOrApi) chosen.vitest.push(path + end)
    if (hasBrowser) chosen.browser.push(patternOf(path, end || '$'))
  }
  return chosen
}
