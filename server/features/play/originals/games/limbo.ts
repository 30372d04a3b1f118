import * as z from 'zod'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import {
  isLimboWin,
  LIMBO_ALGORITHM,
  LIMBO_STEPS,
  LIMBO_TARGET_MAX,
  LIMBO_TARGET_MIN,
  limboMultiplier,
  limboResult,
  limboWinners,
} from '#contract/play/fairness/originals/limbo.ts'
import { MULTIPLIER_SCALE, multiplierPayout } from '#contract/play/fairness/originals/multiplier.ts'
import { LIMBO_GAME_CODE, type LimboBet } from '#contract/play/originals/limbo.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { type BetOption, rememberReturns } from '#server/games/fair/returns.ts'
import { type OriginalGame, singleOdds } from '../original-game.ts'

const MILLION = 1_000_000
const shown = z.object({ target: z.int(), result: z.int(), multiplier: z.int() })

function* options(): Generator<BetOption> {
  for (let target = LIMBO_TARGET_MIN; target <= LIMBO_TARGET_MAX; target++) {
    const winners = limboWinners(target)
    const ppm = Math.floor((winners * limboMultiplier(target) * (MILLION / MULTIPLIER_SCALE)) / LIMBO_STEPS)
    yield { ppm, chance: winners / LIMBO_STEPS }
  }
}

export const limboGame: OriginalGame<LimboBet, z.output<typeof shown>, { targetMin: number; targetMax: number }> = {
  code: LIMBO_GAME_CODE,
  algorithm: LIMBO_ALGORITHM,
  place({ stake, target }) {
    const multiplier = limboMultiplier(target)
    const possiblePayout = multiplierPayout(stake, multiplier)
    return {
      stake,
      choices: String(target),
      possiblePayout,
      odds: singleOdds(multiplier),
      play(seeds) {
        const result = limboResult(drawsOf(hmacSha256, seeds))
        return { payout: isLimboWin(result, target) ? possiblePayout : 0n, detail: { target, result, multiplier } }
      },
    }
  },
  shown,
  returns: rememberReturns(options),
  pays: { targetMin: LIMBO_TARGET_MIN, targetMax: LIMBO_TARGET_MAX },
}
