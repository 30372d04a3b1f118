import * as z from 'zod'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import {
  KENO_ALGORITHM,
  KENO_DRAWN,
  KENO_MOST_CHOSEN,
  KENO_NUMBERS,
  KENO_RISKS,
  kenoMultiplier,
  kenoNumbers,
  kenoPays,
} from '#contract/play/fairness/originals/keno.ts'
import { KENO_GAME_CODE, type KenoBet } from '#contract/play/originals/keno.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { choose, optionOf, rememberReturns } from '#server/games/fair/returns.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { OriginalGame } from '../original-game.ts'
import { placeOnTable, shownOption } from './pay-table.ts'

const shown = z.object({
  risk: z.enum(KENO_RISKS),
  numbers: z.array(z.int()),
  drawn: z.array(z.int()),
  hits: z.int(),
  result: z.int(),
})

const OPTIONS = KENO_RISKS.flatMap((risk) =>
  Array.from({ length: KENO_MOST_CHOSEN }, (_, index) => {
    const chosen = index + 1
    const multipliers = kenoPays(risk, chosen)
    const weights = multipliers.map((_pays, hits) => choose(chosen, hits) * choose(KENO_NUMBERS - chosen, KENO_DRAWN - hits))
    return { risk, chosen, multipliers, ...optionOf(weights, multipliers) }
  }),
)

export const kenoGame = {
  code: KENO_GAME_CODE,
  algorithm: KENO_ALGORITHM,
  place({ stake, risk, numbers: asked }) {
    if (new Set(asked).size !== asked.length) throw new AppError('bet.target.invalid')
    const numbers = asked.toSorted((one, other) => one - other)
    return placeOnTable(stake, `${risk}:${numbers.join()}`, kenoPays(risk, numbers.length), (seeds) => {
      const drawn = kenoNumbers(drawsOf(hmacSha256, seeds))
      const hits = numbers.filter((number) => drawn.includes(number)).length
      return { result: kenoMultiplier(risk, numbers.length, hits), kept: { risk, numbers, drawn, hits } }
    })
  },
  shown,
  returns: rememberReturns(() => OPTIONS),
  pays: { options: OPTIONS.map(shownOption) },
} satisfies OriginalGame<KenoBet, z.output<typeof shown>>
