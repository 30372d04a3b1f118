/** The originals against the published vectors and the exact returns of their tables (ORI-01, PF-13). */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { crashPoint, crashPointOf52Bits } from '#contract/play/crash/crash-point.ts'
import { hiLoCard, hiLoFactor, hiLoWinners, HI_LO_GUESSES, isHiLoWin } from '#contract/play/originals/hilo.ts'
import { KENO_MOST_CHOSEN, KENO_NUMBERS, KENO_RISKS, kenoChances, kenoMultiplier } from '#contract/play/originals/keno.ts'
import { limboResult } from '#contract/play/originals/limbo.ts'
import { minePlaces, MINES_MOST, MINES_TILES, minesFactor } from '#contract/play/originals/mines.ts'
import { factorPayout, MULTIPLIER_SCALE, RISKS, shownMultiplier } from '#contract/play/originals/multiplier.ts'
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, plinkoMultiplier, plinkoPath } from '#contract/play/originals/plinko.ts'
import {
  RED_NUMBERS,
  ROULETTE_BETS,
  ROULETTE_INSIDE,
  rouletteCovered,
  rouletteMultiplier,
  rouletteNumber,
  roulettePlaces,
} from '#contract/play/originals/roulette.ts'
import { WHEEL_SEGMENTS, wheelIndex, wheelMultiplier } from '#contract/play/originals/wheel.ts'
import { chiSquareOf, STATISTICS } from '#tests/support/draw-statistics.ts'
import { hmacSha256 } from './hmac.ts'

/** Percent, for one to ten chosen numbers. */
const KENO_RETURNS = {
  classic: [99.0, 99.038462, 99.018219, 98.960499, 98.985803, 98.966517, 98.981535, 99.022828, 98.97534, 99.037352],
  low: [98.75, 98.846154, 98.866397, 98.922202, 98.903053, 99.008371, 98.93876, 99.00418, 99.068864, 98.759737],
  medium: [98.75, 98.653846, 98.987854, 98.78269, 98.944086, 98.834665, 98.961786, 98.923635, 98.94202, 98.974315],
  high: [99.0, 98.653846, 98.987854, 98.905788, 98.889375, 98.998796, 98.961786, 98.957105, 98.964456, 99.008323],
} as const
/** Percent, for 8 to 16 rows. */
const PLINKO_RETURNS = {
  low: [98.984375, 98.984375, 99.003906, 99.003906, 98.979492, 98.999023, 99.000244, 99.000854, 98.998718],
  medium: [98.90625, 99.140625, 98.90625, 99.023438, 98.989258, 98.994141, 98.994141, 98.998413, 98.988342],
  high: [99.0625, 99.0625, 99.0625, 99.160156, 99.116211, 99.086914, 98.978271, 99.026489, 98.97644],
} as const
const BLOCK = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4'
const NONCES = [0, 1, 2, 3, 4]
const drawsWith = (serverSeed: string, clientSeed: string) => (nonce: number) =>
  drawsOf(hmacSha256, { serverSeed, clientSeed, nonce })

/** n over k. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

describe('published vectors', () => {
  it('PF-13 ORI-03 limbo', () => {
    const draws = drawsWith('5c5c42b55822f994bd955a4416775190', '40cea334816e7a68ed62d208ce4a2572')
    expect(NONCES.map((nonce) => limboResult(draws(nonce)))).toEqual([1741, 169, 288, 2102, 109])
  })

  it('PF-13 ORI-04 mines', () => {
    const draws = drawsWith('5ff5c610e633b2a91c46d1be1f74286b', '854581b6f52eaa86503f1dc6433655f9')
    const places = (nonce: number) => minePlaces(draws(nonce), nonce + 1).toSorted((one, other) => one - other)
    expect(NONCES.map(places)).toEqual([[6], [1, 21], [13, 16, 22], [14, 16, 21, 23], [0, 6, 16, 18, 22]])
    expect(places(9)).toEqual([2, 3, 4, 10, 13, 15, 16, 21, 22, 23])
  })

  it('PF-13 ORI-05 hi-lo', () => {
    const draws = drawsWith('412780c6e08859f955318b5c7c75e288', '54560a34f054ad0c19edac66cf6b8e45')
    const cards = (nonce: number) => {
      const draw = draws(nonce)
      return Array.from({ length: 8 }, () => hiLoCard(draw).name).join(' ')
    }
    expect(cards(0)).toBe('8D 6S 5S 5C QC KS 9S 8H')
    expect(cards(1)).toBe('6D QS KC 7D 4C 3S 4D 2S')
  })

  it.each([
    { nonce: 0, risk: 'low', rows: 8, multiplier: 1 },
    { nonce: 2, risk: 'low', rows: 10, multiplier: 1.4 },
    { nonce: 8, risk: 'low', rows: 16, multiplier: 1 },
    { nonce: 9, risk: 'medium', rows: 8, multiplier: 3 },
    { nonce: 14, risk: 'medium', rows: 13, multiplier: 6 },
    { nonce: 18, risk: 'high', rows: 8, multiplier: 1.5 },
    { nonce: 24, risk: 'high', rows: 14, multiplier: 1.9 },
  ] as const)('PF-13 ORI-07 plinko, $rows rows, $risk, nonce $nonce', ({ nonce, risk, rows, multiplier }) => {
    const draws = drawsWith('0c8f48139d81447799a5310edb9e5aac', '0beeaafc2e5364be411d4b7279923662')
    const path = plinkoPath(draws(nonce), rows)
    expect(plinkoMultiplier(rows, risk, path.filter(Boolean).length)).toBe(multiplier * MULTIPLIER_SCALE)
    if (nonce === 0) expect(path.map((isRight) => (isRight ? 'R' : 'L')).join('')).toBe('LRLLRLRL')
  })

  it('PF-13 ORI-08 wheel', () => {
    const draws = drawsWith('734db4b5d75c339f037ba64ac5ecada3', 'bb0f7423c07974b393e4f03d86c6c6d8')
    const land = (nonce: number, segments: 10 | 20 | 30 | 40 | 50, risk: 'low' | 'medium') =>
      wheelMultiplier(segments, risk, wheelIndex(draws(nonce), segments)) / MULTIPLIER_SCALE
    expect(NONCES.map((nonce) => land(nonce, WHEEL_SEGMENTS[nonce]!, 'low'))).toEqual([1.2, 0, 1.2, 1.2, 1.2])
    expect([land(5, 10, 'medium'), land(7, 30, 'medium')]).toEqual([3, 2])
  })

  it.each([
    ['9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca', '23eb7069c6fc5b1369b92f5321af9f63', 774],
    ['aae5fe25c5103743d9b00b086798e306ab5a5194bf2a48c53417f8f1d1bb0a6d', '090b2a2d6ade5d4eff2773a12a495c1d', 256],
    ['c126cb95da0dd092620106e90e576e4c9de91b16e2eabf89441ec4884f738835', '52df6793bd1e3665d855e009a78afeb7', 125],
    ['abc365d75c4a76f4ccd092a5cb809b48ad94feb573a038d2ef16dc369250c668', '7bd07e5f9d94972c88aa74f828ef45d4', 112],
    ['d8276461230081da5d9e251397b511bbf792725786c3d9c79b386c665cbba63f', BLOCK, 118],
    ['f5f701298a1d235ab65ce7337d744c43a4b5afd32386a83e9268af8590bdea6c', BLOCK, 3285],
    ['663691dfddeffa7527b14a607e17d176830944cc35aa30030415a81fc9551423', BLOCK, 22728],
    ['b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791', BLOCK, 256],
    ['3e473405bd819ed4171854194bae75a2b117739fc1ab2e1c4cd263e1904dae6f', BLOCK, 131],
    ['ca9b74c095c615cdf961892e54b35d42b6b8d3612266ff158547020fab514cf7', BLOCK, 301],
  ])('PF-13 CRS-03 crash %s', (gameHash, salt, hundredths) => {
    expect(crashPoint(hmacSha256, gameHash, salt)).toBe(hundredths)
  })

  it('PF-13 CRS-03 crash in 52 bits, along a chain that hashes bytes', () => {
    const salt = '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be'
    let hash = Buffer.from('4488d92d89d0ed7fbb2ea23b219d569f63207e32fc44b957858838835c1719f1', 'hex')
    const points: number[] = []
    for (let game = 0; game < 10; game++) {
      points.push(crashPointOf52Bits(hmacSha256, hash, salt) / 100)
      hash = createHash('sha256').update(hash).digest()
    }
    expect(points).toEqual([1.46, 5.56, 4.71, 41.46, 1.88, 9.2, 1.16, 1.55, 14.1, 1.09])
  })
})

describe('ORI-01 tables and returns', () => {
  it('GAM-04 keno says how likely each number of hits is: of ten chosen numbers all hit once in 847,660,528 draws', () => {
    for (let chosen = 1; chosen <= KENO_MOST_CHOSEN; chosen += 1) {
      const chances = kenoChances(chosen)
      expect(chances).toHaveLength(chosen + 1)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
    expect(1 / kenoChances(KENO_MOST_CHOSEN).at(-1)!).toBeCloseTo(847_660_528, 3)
    expect(kenoChances(1)).toEqual([0.75, 0.25])
  })

  it.each(KENO_RISKS)('ORI-06 keno, %s', (risk) => {
    const returns = Array.from({ length: KENO_MOST_CHOSEN }, (_, index) => {
      const chosen = index + 1
      const paid = Array.from({ length: chosen + 1 }, (__, hits) => {
        const ways = choose(chosen, hits) * choose(KENO_NUMBERS - chosen, 10 - hits)
        return (ways / choose(KENO_NUMBERS, 10)) * kenoMultiplier(risk, chosen, hits)
      })
      return paid.reduce((sum, part) => sum + part, 0) / 100
    })
    returns.forEach((percent, index) => expect(percent).toBeCloseTo(KENO_RETURNS[risk][index]!, 5))
  })

  it.each(RISKS)('ORI-07 plinko, %s', (risk) => {
    for (let rows = PLINKO_LEAST_ROWS; rows <= PLINKO_MOST_ROWS; rows++) {
      const paid = Array.from({ length: rows + 1 }, (_, bin) => choose(rows, bin) * plinkoMultiplier(rows, risk, bin))
      const percent = paid.reduce((sum, part) => sum + part, 0) / 2 ** rows / 100
      expect(percent).toBeCloseTo(PLINKO_RETURNS[risk][rows - PLINKO_LEAST_ROWS]!, 5)
    }
  })

  it('ORI-08 wheel: every table returns exactly 99 %', () => {
    for (const risk of RISKS)
      for (const segments of WHEEL_SEGMENTS) {
        const paid = Array.from({ length: segments }, (_, index) => wheelMultiplier(segments, risk, index))
        expect(paid.reduce((sum, part) => sum + part, 0) * 100).toBe(99 * segments * MULTIPLIER_SCALE)
      }
  })

  it('ORI-04 mines: the published multipliers, and exactly 99 % after any number of tiles', () => {
    const shown = (mines: number, safe: number) => Number(shownMultiplier(minesFactor(mines, safe)))
    expect([1, 3].map((safe) => shown(1, safe))).toEqual([10_312, 11_250])
    expect([1, 2, 3, 5].map((safe) => shown(3, safe))).toEqual([11_250, 12_857, 14_786, 19_974])
    expect([shown(5, 3), shown(5, 5), shown(10, 5), shown(24, 1)]).toEqual([19_974, 33_926, 175_154, 247_500])
    expect(factorPayout(10_000n, minesFactor(13, 12)) / 10_000n).toBe(5_148_297n)
    // 0.99 × 2300 / 1540 = 1.478571…: paid exactly, rounded down once.
    expect(factorPayout(10_000_000_000n, minesFactor(3, 3))).toBe(14_785_714_285n)
    for (let mines = 1; mines <= MINES_MOST; mines++)
      for (let safe = 1; safe <= MINES_TILES - mines; safe++) {
        const { over, under } = minesFactor(mines, safe)
        const chance = choose(MINES_TILES - mines, safe) / choose(MINES_TILES, safe)
        expect((Number(over) / Number(under)) * chance).toBeCloseTo(0.99, 9)
      }
  })

  it('ORI-05 hi-lo: each guess wins as often as it is paid for, whatever the card', () => {
    for (let rank = 0; rank < 13; rank++)
      for (const guess of HI_LO_GUESSES) {
        const winners = Array.from({ length: 13 }, (_, next) => next).filter((next) => isHiLoWin(rank, guess, next))
        expect(winners).toHaveLength(hiLoWinners(rank, guess))
      }
    // The ace is lowest, the king highest; in the middle an equal card wins either way.
    expect([hiLoWinners(0, 'higher'), hiLoWinners(0, 'lower')]).toEqual([12, 1])
    expect([hiLoWinners(12, 'higher'), hiLoWinners(12, 'lower')]).toEqual([1, 12])
    expect([hiLoWinners(6, 'higher'), hiLoWinners(6, 'lower')]).toEqual([7, 7])
    expect(shownMultiplier(hiLoFactor([7]))).toBe(18_386n)
    // 0.99 × 13/7 twice; rounded down at each step, a stake of 1.0000 would get 3.3802.
    expect(factorPayout(10_000n, hiLoFactor([7, 7]))).toBe(33_803n)
  })

  it('ORI-09 roulette: each place pays 36 / n for n numbers and returns 36/37, and zero loses the even chances', () => {
    for (const kind of ROULETTE_BETS)
      for (const numbers of roulettePlaces(kind)) {
        expect(rouletteMultiplier(numbers.length) * numbers.length).toBe(36 * MULTIPLIER_SCALE)
        expect(rouletteCovered(kind, ROULETTE_INSIDE.some((inside) => inside === kind) ? numbers : [])).toEqual(numbers)
      }
    for (const kind of ['red', 'black', 'odd', 'even', 'low', 'high'] as const) {
      expect(roulettePlaces(kind)[0]).toHaveLength(18)
      expect(roulettePlaces(kind)[0]).not.toContain(0)
    }
    expect(roulettePlaces('split').filter((numbers) => numbers.includes(0))).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ])
    expect(Array.from({ length: 37 }, (_, number) => rouletteNumber(() => number))).toEqual([...Array(37).keys()])
  })

  it('roulette: eighteen red numbers, and zero is none', () => {
    expect(RED_NUMBERS.size).toBe(18)
    expect(RED_NUMBERS.has(0)).toBe(false)
  })
})

describe('GAM-12 statistics of fixed seeds', () => {
  const ROUNDS = 20_000

  it.each(Object.entries(STATISTICS).flatMap(([code, all]) => all.map((statistic, nth) => ({ code, nth, statistic }))))(
    '$code $nth: chi-square lies between the 0.25 % and the 99.75 % point',
    ({ statistic }) => {
      expect(statistic.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      const { value, least, most } = chiSquareOf(statistic, ROUNDS)
      expect(value).toBeGreaterThan(least)
      expect(value).toBeLessThan(most)
    },
  )
})
