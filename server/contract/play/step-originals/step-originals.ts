/** The calls of all originals whose rounds are played in steps. */
import { hiLoEndpoints } from './hi-lo.ts'
import { minesEndpoints } from './mines.ts'

export const stepOriginalsEndpoints = {
  minesTable: minesEndpoints.table,
  minesBet: minesEndpoints.bet,
  minesReveal: minesEndpoints.reveal,
  minesCashOut: minesEndpoints.cashOut,
  minesHistory: minesEndpoints.history,
  hiLoTable: hiLoEndpoints.table,
  hiLoBet: hiLoEndpoints.bet,
  hiLoGuess: hiLoEndpoints.guess,
  hiLoSkip: hiLoEndpoints.skip,
  hiLoCashOut: hiLoEndpoints.cashOut,
  hiLoHistory: hiLoEndpoints.history,
}
