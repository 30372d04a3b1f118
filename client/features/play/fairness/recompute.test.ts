import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AsyncHmac } from '#contract/play/fairness/byte-stream.ts'
import { outcomeText, type RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { emptyRound, payoutOf, recompute } from './recompute.ts'

const hmac: AsyncHmac = async (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest())
const [dice, limbo, plinko] = [emptyRound('dice'), emptyRound('limbo'), emptyRound('plinko')]
const [keno, wheel, roulette] = [emptyRound('keno'), emptyRound('wheel'), emptyRound('roulette')]
const [mines, hilo] = [emptyRound('mines'), emptyRound('hilo')]

/** Published seeds (PF-13). */
const DICE = { serverSeed: 'f2ac89b608eeb01312d115bce6741b32', clientSeed: '86ff027f15c48241af7f54a726690ee7' }
const LIMBO = { serverSeed: '5c5c42b55822f994bd955a4416775190', clientSeed: '40cea334816e7a68ed62d208ce4a2572' }
const PLINKO = { serverSeed: '0c8f48139d81447799a5310edb9e5aac', clientSeed: '0beeaafc2e5364be411d4b7279923662' }
const WHEEL = { serverSeed: '734db4b5d75c339f037ba64ac5ecada3', clientSeed: 'bb0f7423c07974b393e4f03d86c6c6d8' }
const MINES = { serverSeed: '5ff5c610e633b2a91c46d1be1f74286b', clientSeed: '854581b6f52eaa86503f1dc6433655f9' }
const HI_LO = { serverSeed: '412780c6e08859f955318b5c7c75e288', clientSeed: '54560a34f054ad0c19edac66cf6b8e45' }
const stake = 100_000n
const guesses = (...made: ('higher' | 'lower' | null)[]) => made.map((guess) => ({ card: '7D', guess, isRight: null }) as const)
const chip = (kind: 'red' | 'straight', numbers: number[]) => ({ kind, numbers, amount: stake, payout: 0n })

interface Vector {
  seeds: typeof DICE
  nonce: number
  choices: RoundDetail
  outcome: string | RegExp
  /** Undefined = the stake is returned. */
  payout: bigint | undefined
}
const VECTORS: Vector[] = [
  { seeds: DICE, nonce: 0, choices: { ...dice, target: 2_800 }, outcome: '28.07', payout: 137_500n },
  { seeds: DICE, nonce: 2, choices: dice, outcome: '5.86', payout: 0n },
  { seeds: LIMBO, nonce: 0, choices: { ...limbo, target: 1_741 }, outcome: '17.41×', payout: 1_741_000n },
  { seeds: LIMBO, nonce: 4, choices: limbo, outcome: '1.09×', payout: 0n },
  { seeds: PLINKO, nonce: 0, choices: plinko, outcome: 'LRLLRLRL · 1.00×', payout: 100_000n },
  { seeds: PLINKO, nonce: 24, choices: { ...plinko, rows: 14, risk: 'high' }, outcome: /1\.90×$/, payout: 190_000n },
  { seeds: WHEEL, nonce: 5, choices: { ...wheel, risk: 'medium' }, outcome: '9 · 3.00×', payout: 300_000n },
  { seeds: WHEEL, nonce: 7, choices: { ...wheel, segments: 30, risk: 'medium' }, outcome: /2\.00×$/, payout: 200_000n },
  // The same draw as the roll 28.07: 0.2807 × 37, a black number.
  {
    seeds: DICE,
    nonce: 0,
    choices: { ...roulette, chips: [chip('red', []), chip('straight', [10])] },
    outcome: '10',
    payout: 3_600_000n,
  },
  { seeds: MINES, nonce: 2, choices: { ...mines, picks: [0, 1, 24] }, outcome: '3/22 · 14 17 23', payout: 147_857n },
  { seeds: MINES, nonce: 2, choices: { ...mines, picks: [0, 16, 24] }, outcome: '1/22 × · 14 17 23', payout: 0n },
  { seeds: MINES, nonce: 2, choices: mines, outcome: '0/22 · 14 17 23', payout: undefined },
  { seeds: HI_LO, nonce: 0, choices: hilo, outcome: '7D 8D 6S 5S 5C QC KS 9S 8H', payout: undefined },
  // 8 over 7, then 6 under 8: 0.99² × 13/7 × 13/8.
  { seeds: HI_LO, nonce: 0, choices: { ...hilo, cards: guesses('higher', 'lower') }, outcome: '7D 8D 6S', payout: 295_780n },
  { seeds: HI_LO, nonce: 0, choices: { ...hilo, cards: guesses(null, 'higher', 'lower') }, outcome: '7D 8D 6S', payout: 0n },
]

describe('a round recomputed in the browser', () => {
  it.each(VECTORS)('$choices.game at nonce $nonce gives $outcome', async ({ seeds, nonce, choices, outcome, payout }) => {
    const detail = await recompute(hmac, { ...seeds, nonce }, choices)

    expect(outcomeText(detail)).toMatch(outcome)
    expect(payoutOf(detail, stake)).toBe(payout)
  })

  it('draws ten different numbers in Keno, from two blocks of the stream', async () => {
    const detail = await recompute(hmac, { ...DICE, nonce: 0 }, { ...keno, numbers: [1, 2, 3] })
    if (detail.game !== 'keno') throw new Error('another game')

    expect(new Set(detail.drawn).size).toBe(10)
    expect(detail.hits).toBe([1, 2, 3].filter((number) => detail.drawn.includes(number)).length)
  })
})
