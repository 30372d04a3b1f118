/**
 * Generates par sheets (SLT-09): the same code always gives the same sheet. Draws candidates from a template, fits their
 * pays to a target return, and drops every candidate whose exact figures are not acceptable (SLT-02).
 */
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { candidateOf } from './candidate.ts'
import { deviationOf, type SlotFigures, slotFigures } from './figures.ts'
import { between } from './generate-strips.ts'
import { slotModel } from './model.ts'
import { toNumber } from './rational.ts'
import { screenFigures } from './screen-figures.ts'
import { sheetHash } from './sheet-hash.ts'
import { type SlotClass, templateOf, type Volatility } from './templates.ts'
import { uniformOf } from './uniform.ts'
import { problemsOf } from './validate.ts'

/** Rename it when the generator changes: it then makes different sheets, which need different ids. */
const GENERATOR = 'slots-1'
const MOST_CANDIDATES = 80

/** In parts per ten thousand. */
const TARGET = { least: 9_450, most: 9_700 }
const TARGET_SCALE = 10_000
export const ACCEPTED = { leastRtp: 0.94, mostRtp: 0.975, leastHit: 0.04, mostHit: 0.56 }

const LOW_BELOW = 4
const HIGH_ABOVE = 9
export function volatilityOf(deviation: number): Volatility {
  if (deviation < LOW_BELOW) return 'low'
  return deviation > HIGH_ABOVE ? 'high' : 'medium'
}

interface WishedSheet {
  gameCode: string
  slotClass: SlotClass
  /** Number of lines the catalogue lists for the game. */
  lines?: number
}

const DIGITS = 8
const rounded = (value: number) => Number(value.toFixed(DIGITS))

export const statedOf = (figures: SlotFigures): NonNullable<ParSheet['stated']> => ({
  rtp: rounded(toNumber(figures.rtp)),
  hit: rounded(toNumber(figures.hit)),
  sd: rounded(deviationOf(figures)),
  ...(figures.maxScreen && { maxScreen: rounded(toNumber(figures.maxScreen)) }),
})

function isAccepted({ maxWinX = Infinity, stated }: ParSheet, volatility: Volatility): boolean {
  const { rtp, hit, sd, maxScreen = 0 } = stated!
  const isFair = rtp >= ACCEPTED.leastRtp && rtp <= ACCEPTED.mostRtp
  const isLively = hit >= ACCEPTED.leastHit && hit <= ACCEPTED.mostHit
  return isFair && isLively && volatilityOf(sd) === volatility && maxScreen <= maxWinX
}

/** Returns the first accepted candidate; throws if there is none. `isKnown`: whether another game has a sheet with this hash. */
export function generateSheet({ gameCode, slotClass, lines }: WishedSheet, isKnown: (hash: string) => boolean): ParSheet {
  for (let nonce = 0; nonce < MOST_CANDIDATES; nonce++) {
    const uniform = uniformOf(drawsOf(hmacSha256, { serverSeed: GENERATOR, clientSeed: gameCode, nonce }))
    const template = templateOf(slotClass, lines, uniform)
    const target = between(TARGET.least, TARGET.most, uniform) / TARGET_SCALE
    const drawn = parSheet.parse({ id: `${gameCode}.${GENERATOR}`, ...candidateOf(template, target, uniform) })
    const model = slotModel(drawn)
    const screens = screenFigures(model, false)
    if (problemsOf(drawn, screens).length > 0) continue
    const sheet = { ...drawn, stated: statedOf(slotFigures(model, screens)) }
    if (isAccepted(sheet, template.volatility) && !isKnown(sheetHash(sheet))) return sheet
  }
  throw new Error(`no candidate for ${gameCode} was accepted`)
}
