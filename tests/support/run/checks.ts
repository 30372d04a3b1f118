/** Checks that need no tests: types, format, lint, imports, unused code. Each caches what makes its next run faster. */
import { shortened } from './results.ts'
import { done, failed, programOf, runNode, type Stage } from './run-program.ts'

const SOURCES = 'server client seed tests prisma'
const CACHE = 'node_modules/.cache'

const check = (name: string, script: string, args: string): Stage => ({
  name,
  async run() {
    const { code, output } = await runNode(script, args.split(' '), { isQuiet: true })
    if (code === 0) return done(name)
    console.error(output)
    return failed(name, shortened(output))
  },
})

// Caches go by content: a fresh checkout changes every file's time.
export const checks: readonly Stage[] = [
  // tsconfig.json says where the compiler keeps its build info.
  check('types', programOf('typescript-native', 'tsc'), '-p .'),
  check('format', programOf('oxfmt'), `--list-different ${SOURCES}`),
  check('lint', programOf('oxlint'), `--deny-warnings ${SOURCES}`),
  check(
    'boundaries',
    programOf('dependency-cruiser', 'depcruise'),
    `--config tests/architecture/dependency-cruiser.cjs --cache ${CACHE}/dependency-cruiser --cache-strategy content server client seed`,
  ),
  check(
    'unused code',
    programOf('knip'),
    `--config tests/architecture/knip.json --no-progress --cache --cache-location ${CACHE}/knip`,
  ),
]
