/** A round of any original from its seeds and the player's choices: the same mappings the server settles by (domain §6.2, §7.11). */
import { type AsyncHmac, type Draw, drawsOf, type Seeds, streamMessage } from '#contract/play/fairness/byte-stream.ts'
import {
  type HiLoDrawn,
  hiLoCard,
  hiLoFactor,
  hiLoRank,
  hiLoWonWith,
  isHiLoWin,
} from '#contract/play/fairness/originals/hi-lo.ts'
import { kenoMultiplier, kenoNumbers } from '#contract/play/fairness/originals/keno.ts'
import { isLimboWin, limboMultiplier, limboResult } from '#contract/play/fairness/originals/limbo.ts'
import { minePlaces, minesFactor } from '#contract/play/fairness/originals/mines.ts'
import { type Factor, factorPayout, multiplierPayout, shownMultiplier } from '#contract/play/fairness/originals/multiplier.ts'
import { plinkoMultiplier, plinkoPath } from '#contract/play/fairness/originals/plinko.ts'
import { rouletteCovered, rouletteMultiplier, rouletteNumber } from '#contract/play/fairness/originals/roulette.ts'
import { wheelIndex, wheelMultiplier } from '#contract/play/fairness/originals/wheel.ts'
import { DICE_SIDES } from '#contract/play/dice/dice.ts'
import { diceMultiplier, isDiceWin } from '#contract/play/dice/dice-roll.ts'
import type { DetailOf, OriginalName, RoundDetail } from '#contract/play/bet-record/round-detail.ts'

/** Hi-Lo draws most: 51 cards, 204 bytes. */
const BLOCKS = [0, 1, 2, 3, 4, 5, 6]

/** The browser computes HMACs one way only, later: all blocks are computed before the first draw. */
async function drawsAhead(hmac: AsyncHmac, seeds: Seeds): Promise<Draw> {
  const { serverSeed, clientSeed, nonce } = seeds
  const blocks = await Promise.all(
    BLOCKS.map(async (block) => {
      const message = streamMessage(clientSeed, nonce, block)
      return [message, await hmac(serverSeed, message)] as const
    }),
  )
  const known = new Map(blocks)
  return drawsOf((_, message) => known.get(message)!, seeds)
}

function plinko(draw: Draw, detail: DetailOf<'plinko'>): RoundDetail {
  const path = plinkoPath(draw, detail.rows)
  const bin = path.filter(Boolean).length
  const letters = path.map((isRight) => (isRight ? 'R' : 'L')).join('')
  return { ...detail, path: letters, bin, result: plinkoMultiplier(detail.rows, detail.risk, bin) }
}

function keno(draw: Draw, detail: DetailOf<'keno'>): RoundDetail {
  const drawn = kenoNumbers(draw)
  const hits = detail.numbers.filter((number) => drawn.includes(number)).length
  return { ...detail, drawn, hits, result: kenoMultiplier(detail.risk, detail.numbers.length, hits) }
}

function roulette(draw: Draw, detail: DetailOf<'roulette'>): RoundDetail {
  const number = rouletteNumber(draw)
  const chips = detail.chips.map((chip) => {
    const covered = rouletteCovered(chip.kind, chip.numbers) ?? []
    const payout = covered.includes(number) ? multiplierPayout(chip.amount, rouletteMultiplier(covered.length)) : 0n
    return { ...chip, payout }
  })
  return { ...detail, number, chips }
}

/** The same tiles in the same order, up to the first mine. */
function mines(draw: Draw, detail: DetailOf<'mines'>): RoundDetail {
  const places = minePlaces(draw, detail.mines)
  const tiles = detail.hit === null ? detail.picks : [...detail.picks, detail.hit]
  const end = tiles.findIndex((tile) => places.includes(tile))
  return end === -1
    ? { ...detail, picks: tiles, hit: null, places }
    : { ...detail, picks: tiles.slice(0, end), hit: tiles[end]!, places }
}

/** The same guesses in the same order, up to the first wrong one. */
function hiLo(draw: Draw, detail: DetailOf<'hilo'>): RoundDetail {
  const cards: HiLoDrawn[] = []
  for (const { guess } of detail.cards) {
    const before = hiLoRank(cards.at(-1)?.card ?? detail.startCard)
    const next = hiLoCard(draw)
    const isRight = guess === null ? null : isHiLoWin(before, guess, next.rank)
    cards.push({ card: next.name, guess, isRight })
    if (isRight === false) break
  }
  return { ...detail, cards }
}

function played(draw: Draw, detail: RoundDetail): RoundDetail {
  switch (detail.game) {
    case 'dice':
      return { ...detail, roll: draw(DICE_SIDES), multiplier: diceMultiplier(detail.target, detail.direction) }
    case 'limbo':
      return { ...detail, result: limboResult(draw), multiplier: limboMultiplier(detail.target) }
    case 'plinko':
      return plinko(draw, detail)
    case 'keno':
      return keno(draw, detail)
    case 'wheel': {
      const index = wheelIndex(draw, detail.segments)
      return { ...detail, index, result: wheelMultiplier(detail.segments, detail.risk, index) }
    }
    case 'roulette':
      return roulette(draw, detail)
    case 'mines':
      return mines(draw, detail)
    case 'hilo':
      return hiLo(draw, detail)
  }
}

/** The same choices with the outcome of these seeds. */
export const recompute = async (hmac: AsyncHmac, seeds: Seeds, choices: RoundDetail): Promise<RoundDetail> =>
  played(await drawsAhead(hmac, seeds), choices)

type InSteps = DetailOf<'mines' | 'hilo'>
const isInSteps = (detail: RoundDetail): detail is InSteps => detail.game === 'mines' || detail.game === 'hilo'
const NOTHING: Factor = { over: 0n, under: 1n }

/** Undefined where nothing was won or lost: such a round returns its stake. */
function stepFactor(detail: InSteps): Factor | undefined {
  if (detail.game === 'mines') {
    if (detail.hit !== null) return NOTHING
    return detail.picks.length === 0 ? undefined : minesFactor(detail.mines, detail.picks.length)
  }
  if (detail.cards.some(({ isRight }) => isRight === false)) return NOTHING
  const won = hiLoWonWith(detail)
  return won.length === 0 ? undefined : hiLoFactor(won)
}

/** What the round pays of its stake, in 1/10 000; Roulette's chips pay each for itself. */
function paidMultiplier(detail: Exclude<RoundDetail, InSteps | { game: 'roulette' }>): number {
  if (detail.game === 'dice') return isDiceWin(detail.roll, detail.target, detail.direction) ? detail.multiplier : 0
  if (detail.game === 'limbo') return isLimboWin(detail.result, detail.target) ? detail.multiplier : 0
  return detail.result
}

/** Undefined where the stake is returned. */
export function payoutOf(detail: RoundDetail, stake: bigint): bigint | undefined {
  if (detail.game === 'roulette') return detail.chips.reduce((sum, { payout }) => sum + payout, 0n)
  if (!isInSteps(detail)) return multiplierPayout(stake, paidMultiplier(detail))
  const factor = stepFactor(detail)
  return factor && factorPayout(stake, factor)
}

/** Undefined where chips pay differently, or the stake is returned. */
export function multiplierOf(detail: RoundDetail): number | undefined {
  if (detail.game === 'roulette') return undefined
  if (!isInSteps(detail)) return paidMultiplier(detail)
  const factor = stepFactor(detail)
  return factor && Number(shownMultiplier(factor))
}

/** What a verifier without a past bet starts with. */
export const EMPTY_ROUND: { readonly [Name in OriginalName]: DetailOf<Name> } = {
  dice: { game: 'dice', roll: 0, target: 4_950, direction: 'over', multiplier: diceMultiplier(4_950, 'over') },
  limbo: { game: 'limbo', target: 200, result: 0, multiplier: limboMultiplier(200) },
  plinko: { game: 'plinko', rows: 8, risk: 'low', path: '', bin: 0, result: 0 },
  keno: { game: 'keno', risk: 'classic', numbers: [1], drawn: [], hits: 0, result: 0 },
  wheel: { game: 'wheel', segments: 10, risk: 'low', index: 0, result: 0 },
  roulette: { game: 'roulette', number: 0, chips: [] },
  mines: { game: 'mines', mines: 3, picks: [], hit: null, places: null },
  // Cards without guesses: those of the seeds are shown.
  hilo: { game: 'hilo', startCard: '7D', cards: Array.from({ length: 8 }, () => ({ card: '7D', guess: null, isRight: null })) },
}
