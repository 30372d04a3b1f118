import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../test-options.ts'
import { chooseTests } from './chosen-tests.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const at = (path: string) => join(root, path)

describe('a path given to the test command', () => {
  it.each([
    { given: 'tests/api/wallet.test.ts', runs: { vitest: [at('tests/api/wallet.test.ts')], browser: [] } },
    { given: './tests/api/wallet.test.ts:12', runs: { vitest: [at('tests/api/wallet.test.ts:12')], browser: [] } },
    { given: at('server/http'), runs: { vitest: [at('server/http/')], browser: [] } },
    { given: 'server/http/', runs: { vitest: [at('server/http/')], browser: [] } },
  ])('$given is for Vitest', ({ given, runs }) => expect(chooseTests([given], root)).toEqual(runs))

  it.each([
    { given: 'tests/e2e/dice.spec.ts', matches: 'tests/e2e/dice.spec.ts', not: 'tests/e2e/dice.spec.tsx' },
    { given: 'tests/e2e', matches: 'tests/e2e/dice.spec.ts', not: 'tests/e2e.spec.ts' },
  ])('$given is for the browser', ({ given, matches, not }) => {
    const { vitest, browser } = chooseTests([given], root)

    expect(vitest).toEqual([])
    expect(browser).toHaveLength(1)
    expect(at(matches)).toMatch(new RegExp(browser[0]!))
    expect(at(not)).not.toMatch(new RegExp(browser[0]!))
  })

  it('may be one of several, of both kinds', () => {
    const { vitest, browser } = chooseTests(
      ['tests/api/wallet.test.ts', 'tests/e2e/dice.spec.ts', 'tests/api/originals/dice.test.ts'],
      root,
    )

    expect([vitest.length, browser.length]).toEqual([2, 1])
  })

  it('that contains both kinds runs both', () => {
    const { vitest, browser } = chooseTests(['tests'], root)

    expect([vitest.length, browser.length]).toEqual([1, 1])
  })

  it.each(['tests/api/nothing.test.ts', 'server/main.ts', 'server/docs', '..', '/etc', 'server/http:3'])(
    '%s is refused: there is no test',
    (given) => expect(() => chooseTests(['tests/api/wallet.test.ts', given], root)).toThrow(UsageError),
  )
})
