/** The slots this provider serves: their sheets, the stakes they take, and rounds recomputed from their seeds. */
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import type { ParFigures } from '#contract/play/slots/par.ts'
import { parSheet, type ParSheet } from '#contract/play/slots/par-sheet.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { type SlotModel, slotModel, stakeStep } from '#server/games/slots/model.ts'
import { commonDivisor } from '#server/games/slots/rational.ts'
import type { SlotRound } from '#server/games/slots/outcome.ts'
import { playRound } from '#server/games/slots/round.ts'
import { sheetHash } from '#server/games/slots/sheet-hash.ts'
import { SHEETS, type StoredSheet } from '#server/games/slots/sheets.ts'
import { uniformOf } from '#server/games/slots/uniform.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'

export interface SlotGame {
  vendorCode: string
  gameCode: string
  gameName: string
  sheet: ParSheet
  figures: ParFigures
  hash: string
  model: SlotModel
}

export interface StakeLimits {
  least: bigint
  most: bigint
  /** All accepted stakes. */
  stakes: bigint[]
}

const UNIT = 10_000n
const LEAST = UNIT / 10n
const MOST = 1_000n * UNIT
const LADDER = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n]

/** Stakes at which every win is a whole amount, from a tenth of a unit to a thousand units (GAM-15). */
export function stakesOf(model: SlotModel, currency: string): StakeLimits {
  const [step, smallest] = [stakeStep(model), currencyStep(currency)]
  const common = (step / commonDivisor(step, smallest)) * smallest
  const base = common * ((LEAST + common - 1n) / common)
  const stakes = LADDER.map((times) => base * times).filter((stake) => stake <= MOST)
  return { least: stakes[0]!, most: stakes.at(-1)!, stakes }
}

/** The same seed gives the same round, given the sheet it was played with (SLT-03). */
export const roundOf = (model: SlotModel, { id, seed }: { id: string; seed: string }): SlotRound =>
  playRound(model, uniformOf(drawsOf(hmacSha256, { serverSeed: seed, clientSeed: id, nonce: 0 })))

const gameOf = (stored: StoredSheet): SlotGame => ({
  ...stored,
  hash: sheetHash(stored.sheet),
  model: slotModel(stored.sheet),
})

/** `storedSheet` finds sheets of older rounds. */
export function createSlotGames(storedSheet: (hash: string) => Promise<unknown>, sheets: readonly StoredSheet[] = SHEETS) {
  const stored = new Map(sheets.map((one) => [one.gameCode, one]))
  const games = new Map<string, SlotGame>()
  const models = new Map<string, SlotModel>()
  return {
    find(gameCode: string): SlotGame | undefined {
      const found = games.get(gameCode) ?? (stored.has(gameCode) ? gameOf(stored.get(gameCode)!) : undefined)
      if (found) {
        games.set(gameCode, found)
        models.set(found.hash, found.model)
      }
      return found
    },
    /** The model a round was played with. */
    async modelOf(hash: string): Promise<SlotModel> {
      const known = models.get(hash) ?? slotModel(parSheet.parse(await storedSheet(hash)))
      models.set(hash, known)
      return known
    },
    sheetHashes: (): string[] => sheets.map(({ sheet }) => sheetHash(sheet)),
    vendorCodes: (): string[] => [...new Set(sheets.map(({ vendorCode }) => vendorCode))],
  }
}
export type SlotGames = ReturnType<typeof createSlotGames>
