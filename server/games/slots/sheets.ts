/**
 * The par sheets in play, one per game. `npm run par -- --generate` adds sheets for new games. Never change a sheet here, because
 * rounds were played with it: a different sheet gets a different id.
 */
import { type ParFigures, parFigures } from '#contract/play/slots/par.ts'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import stored from './sheets.json' with { type: 'json' }

export interface StoredSheet {
  /** The studio of the game. */
  vendorCode: string
  gameCode: string
  /** The studio's name for the game. */
  gameName: string
  sheet: ParSheet
  /** Computed once, with the sheet: a tumbling board takes seconds. */
  figures: ParFigures
}

export const SHEETS: readonly StoredSheet[] = stored.map(({ sheet, figures, ...game }) => ({
  ...game,
  sheet: parSheet.parse(sheet),
  figures: parFigures.parse(figures),
}))
