/** Checks that a ladder of ranks makes sense. Pure. */
import type { RankBody } from '#contract/back-office/vip-ranks.ts'
import type { Language } from '#contract/wire.ts'

interface Problem {
  path: string
  message: string
}
const THRESHOLDS = ['minDeposit', 'minTurnover'] as const

/**
 * Every invalid field, by its path in the body. The name in the site's language is required, because all others fall back to it.
 */
export function rankProblems(ranks: readonly RankBody[], language: Language): Problem[] {
  return ranks.flatMap((rank, place) => {
    const below = ranks[place - 1]
    const unnamed = rank.names[language]
      ? []
      : [{ path: `names.${language}.name`, message: 'required in the language of the site' }]
    const thresholds = THRESHOLDS.flatMap((path) => {
      if (!below) return rank[path] === 0n ? [] : [{ path, message: 'the first rank needs nothing' }]
      return rank[path] >= below[path] ? [] : [{ path, message: 'must not be below the rank before' }]
    })
    return [...unnamed, ...thresholds].map(({ path, message }) => ({ path: `ranks.${place}.${path}`, message }))
  })
}
