import * as z from 'zod'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { RISKS } from '#contract/play/fairness/originals/multiplier.ts'
import {
  PLINKO_ALGORITHM,
  PLINKO_LEAST_ROWS,
  PLINKO_MOST_ROWS,
  plinkoMultiplier,
  plinkoPath,
  plinkoPays,
} from '#contract/play/fairness/originals/plinko.ts'
import { PLINKO_GAME_CODE, type PlinkoBet } from '#contract/play/originals/plinko.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { choose, optionOf, rememberReturns } from '#server/games/fair/returns.ts'
import type { OriginalGame } from '../original-game.ts'
import { placeOnTable, shownOption } from './pay-table.ts'

const shown = z.object({ rows: z.int(), risk: z.enum(RISKS), path: z.string(), bin: z.int(), result: z.int() })

const ROWS = Array.from({ length: PLINKO_MOST_ROWS - PLINKO_LEAST_ROWS + 1 }, (_, index) => PLINKO_LEAST_ROWS + index)
const OPTIONS = ROWS.flatMap((rows) =>
  RISKS.map((risk) => {
    const multipliers = plinkoPays(rows, risk)
    return {
      rows,
      risk,
      multipliers,
      ...optionOf(
        multipliers.map((_, bin) => choose(rows, bin)),
        multipliers,
      ),
    }
  }),
)

export const plinkoGame = {
  code: PLINKO_GAME_CODE,
  algorithm: PLINKO_ALGORITHM,
  place: ({ stake, rows, risk }) =>
    placeOnTable(stake, `${rows}:${risk}`, plinkoPays(rows, risk), (seeds) => {
      const path = plinkoPath(drawsOf(hmacSha256, seeds), rows)
      const bin = path.filter(Boolean).length
      const drops = path.map((isRight) => (isRight ? 'R' : 'L')).join('')
      return { result: plinkoMultiplier(rows, risk, bin), kept: { rows, risk, path: drops, bin } }
    }),
  shown,
  returns: rememberReturns(() => OPTIONS),
  pays: { options: OPTIONS.map(shownOption) },
} satisfies OriginalGame<PlinkoBet, z.output<typeof shown>>
