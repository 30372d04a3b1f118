import * as z from 'zod'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { RISKS } from '#contract/play/fairness/originals/multiplier.ts'
import {
  WHEEL_ALGORITHM,
  WHEEL_SEGMENTS,
  wheelIndex,
  wheelMultiplier,
  wheelPays,
} from '#contract/play/fairness/originals/wheel.ts'
import { WHEEL_GAME_CODE, type WheelBet } from '#contract/play/originals/wheel.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { optionOf, rememberReturns } from '#server/games/fair/returns.ts'
import type { OriginalGame } from '../original-game.ts'
import { placeOnTable, shownOption } from './pay-table.ts'

const shown = z.object({ segments: z.literal(WHEEL_SEGMENTS), risk: z.enum(RISKS), index: z.int(), result: z.int() })

const OPTIONS = WHEEL_SEGMENTS.flatMap((segments) =>
  RISKS.map((risk) => {
    const multipliers = wheelPays(segments, risk)
    return {
      segments,
      risk,
      multipliers,
      ...optionOf(
        multipliers.map(() => 1n),
        multipliers,
      ),
    }
  }),
)

export const wheelGame = {
  code: WHEEL_GAME_CODE,
  algorithm: WHEEL_ALGORITHM,
  place: ({ stake, segments, risk }) =>
    placeOnTable(stake, `${segments}:${risk}`, wheelPays(segments, risk), (seeds) => {
      const index = wheelIndex(drawsOf(hmacSha256, seeds), segments)
      return { result: wheelMultiplier(segments, risk, index), kept: { segments, risk, index } }
    }),
  shown,
  returns: rememberReturns(() => OPTIONS),
  pays: { options: OPTIONS.map(shownOption) },
} satisfies OriginalGame<WheelBet, z.output<typeof shown>>
