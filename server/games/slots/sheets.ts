/**
 * The par sheets in play, one a game. `npm run par -- --generate` adds those of new games; one that is here never changes, because rounds
 * were played by it: another sheet gets another id.
 */
import { type ParFigures, parFigures } from '#contract/play/slots/par.ts'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import stored from './sheets.json' with { type: 'json' }

export interface StoredSheet {
  /** The studio whose game it is. */
  vendorCode: string
  gameCode: string
  /** As its studio calls it. */
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
