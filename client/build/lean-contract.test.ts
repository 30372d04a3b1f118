import { describe, expect, it } from 'vitest'
import { calledEndpoints } from './lean-contract.ts'

const calledOf = (source: string) => calledEndpoints([source])('gameEndpoints')

describe('the endpoints the pages call', () => {
  it('are those named in a call', () =>
    expect(
      calledOf("import { gameEndpoints } from '#contract/game.ts'\napi(gameEndpoints.list, {})\napi(gameEndpoints.hot)"),
    ).toEqual(new Set(['list', 'hot'])))
  it('are none of a group no page names', () => expect(calledOf('api(walletEndpoints.balance)')).toEqual(new Set()))
  it.each([
    'const { list } = gameEndpoints',
    'walk(gameEndpoints)',
    'const all = { ...gameEndpoints }',
    'const groups = { game: gameEndpoints }',
    "import { gameEndpoints as endpoints } from '#contract/game.ts'",
  ])('are all of a group that is handed on: %s', (source) => expect(calledOf(source)).toBeUndefined())
})
