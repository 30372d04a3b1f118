/** What holds for every original, read from its declaration. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawsOn } from '#server/games/fair/draws.ts'
import { returnsOf } from '#server/games/fair/returns.ts'
import { fromStored, toStored } from '#server/features/play/originals/original-round.ts'
import { SPOTLIGHT } from '#seed/reference/games/spotlight.ts'
import { aBet } from '#tests/support/bets.ts'
import type { Placing } from './instant.ts'
import { instantOriginals, ORIGINALS, originals, originalsEndpoints, steppedOriginals } from './registry.ts'

const LANGUAGES = ['en', 'tl', 'vi', 'zh']
const root = new URL('../../../../', import.meta.url)
const STAKE = 10_000n
const NONCES = Array.from({ length: 500 }, (_, nonce) => nonce)
const drawAt = (nonce: number) => drawsOn({ serverSeed: 'a server seed', clientSeed: 'a client seed', nonce })

describe.each(originals.map((original) => [original.code, original] as const))('%s', (code, original) => {
  it('has the name it is listed under, and a first version', () => {
    expect(Object.keys(ORIGINALS)).toContain(code)
    expect(original.algorithm).toMatch(new RegExp(`^${code}/\\d+$`))
  })

  it('has a page, texts in every language, words for its rounds, and a tile that plays', () => {
    expect(existsSync(new URL(`client/features/play/originals/${code}`, root))).toBe(true)
    for (const language of LANGUAGES) {
      const texts = JSON.parse(readFileSync(new URL(`client/locales/${language}/${code}.json`, root), 'utf8')) as {
        title: string
      }
      expect(texts.title, language).not.toBe('')
      const words = readFileSync(new URL(`client/locales/${language}/originals.json`, root), 'utf8')
      expect(words, language).toContain(`"${code}_`)
    }
    expect(SPOTLIGHT.running.map((name) => name.toLowerCase())).toContain(code)
  })

  it('GAM-03 no way to bet returns more than 99.5 %, or so little that it is none', () => {
    const found = { ppm: [Infinity, 0], chance: [Infinity, 0] }
    // Limbo has a million options.
    for (const { ppm, chance } of original.options()) {
      found.ppm = [Math.min(found.ppm[0]!, ppm), Math.max(found.ppm[1]!, ppm)]
      found.chance = [Math.min(found.chance[0]!, chance), Math.max(found.chance[1]!, chance)]
    }
    expect(found.ppm[0]).toBeGreaterThan(740_000)
    expect(found.ppm[1]).toBeLessThanOrEqual(995_000)
    expect(found.chance[0]).toBeGreaterThan(0)
    expect(found.chance[1]).toBeLessThanOrEqual(1)
  })

  it('GAM-15 states a return at the least stake a merchant may set that is at most a thousandth below the exact one', () => {
    const [small, great] = [returnsOf(original.options(), 1_000n), returnsOf(original.options(), 10n ** 12n)]
    expect(small.least).toBeLessThanOrEqual(great.least)
    expect(great.least - small.least).toBeLessThanOrEqual(1_000)
    expect(small.most).toBe(great.most)
  })

  it('PF-07 gives the same outcome for the same seeds, and keeps it in a row without loss', () => {
    for (const nonce of NONCES.slice(0, 50)) {
      const detail = original.replay(original.example, drawAt(nonce))
      expect(original.replay(detail, drawAt(nonce))).toEqual(detail)
      const row = JSON.parse(JSON.stringify(toStored(original, detail))) as unknown
      expect(fromStored(original, row)).toEqual(detail)
      expect(original.text(detail)).not.toBe('')
    }
  })
})

describe.each(instantOriginals.map((original) => [original.code, original] as const))(
  '%s, which settles at once',
  (code, game) => {
    const placed = (stake: bigint): Placing => {
      const bet = game.endpoints.bet.body.parse({ requestId: 'a-request', ...aBet(code, Number(stake) / 10_000) })
      const placing = game.place(bet)
      if (typeof placing === 'string') throw new Error(placing)
      return placing
    }

    it('PF-08 GAM-10 pays by its detail alone, never more than it said it could, and within the odds it said it has', () => {
      const placing = placed(STAKE)
      expect(placing.stake).toBe(STAKE)
      for (const nonce of NONCES) {
        const { payout, detail } = placing.play(drawAt(nonce))
        expect(payout).toBeLessThanOrEqual(placing.possiblePayout)
        expect(Number(payout)).toBeLessThanOrEqual((Number(STAKE) * placing.odds.most) / 10_000)
        expect(game.payoutOf(detail, STAKE)).toBe(payout)
        expect(game.replay(detail, drawAt(nonce))).toEqual(detail)
      }
    })

    it('GAM-05 the outcome hangs on the seeds alone, not on the stake', () => {
      const [small, great] = [placed(STAKE), placed(100n * STAKE)]
      for (const nonce of NONCES.slice(0, 100))
        expect(game.text(great.play(drawAt(nonce)).detail)).toBe(game.text(small.play(drawAt(nonce)).detail))
    })
  },
)

it('every call of an original is one of a game session, below the path of its game', () => {
  const codes = originals.map(({ code }) => code)
  const calls = Object.entries(originalsEndpoints)
  expect(calls).toHaveLength(3 * instantOriginals.length + 4 * steppedOriginals.length + 3)
  for (const [name, { auth, path, errors }] of calls) {
    const code = codes.find((one) => name.startsWith(one))
    expect(auth, name).toBe('game')
    expect(path === `/bgs/${code}` || path.startsWith(`/bgs/${code}/`), name).toBe(true)
    if (path.endsWith('/bet')) expect(errors, name).toEqual(expect.arrayContaining(['idempotency.key.reused', 'play.excluded']))
  }
})
