import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sortTests } from './sort-tests.ts'

const root = mkdtempSync(join(tmpdir(), 'palaro-tests-'))
afterAll(() => rmSync(root, { recursive: true }))

// The first is composed so that this file itself does not ask for a database.
const FILES = {
  'tests/support/database.ts': "const url = inj\u0065ct('adminUrl')",
  'tests/support/ledger.ts': "import { startDatabase } from './database.ts'",
  'tests/support/outcome.ts': "import { it } from 'vitest'",
  'server/asks.test.ts': "import { startLedger } from '#tests/support/ledger.ts'",
  'server/pure.test.ts': "import { outcome } from '#tests/support/outcome.ts'\nimport { roll } from './roll.ts'",
  'client/page.test.ts': '// @vitest-environment jsdom',
  'client/toast.test.ts': 'beforeEach(() => vi.useFakeTimers())',
  'client/sum.test.ts': "import { sum } from './sum.ts'",
  'seed/art.test.ts': '',
  'tests/api/wallet.test.ts': '',
}

it('sorts tests by what they need', () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  expect(sortTests(root)).toEqual({
    withDatabase: ['server/asks.test.ts', 'tests/api/wallet.test.ts'],
    alone: ['client/page.test.ts', 'client/toast.test.ts'],
    others: ['client/sum.test.ts', 'seed/art.test.ts', 'server/pure.test.ts'],
  })
})
