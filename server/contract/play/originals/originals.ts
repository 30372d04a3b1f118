/** The calls of all originals of this kind but Dice, which has a contract of its own. */
import { kenoEndpoints } from './keno.ts'
import { limboEndpoints } from './limbo.ts'
import { plinkoEndpoints } from './plinko.ts'
import { rouletteEndpoints } from './roulette.ts'
import { wheelEndpoints } from './wheel.ts'

export const originalsEndpoints = {
  limboTable: limboEndpoints.table,
  limboBet: limboEndpoints.bet,
  limboHistory: limboEndpoints.history,
  plinkoTable: plinkoEndpoints.table,
  plinkoBet: plinkoEndpoints.bet,
  plinkoHistory: plinkoEndpoints.history,
  kenoTable: kenoEndpoints.table,
  kenoBet: kenoEndpoints.bet,
  kenoHistory: kenoEndpoints.history,
  wheelTable: wheelEndpoints.table,
  wheelBet: wheelEndpoints.bet,
  wheelHistory: wheelEndpoints.history,
  rouletteTable: rouletteEndpoints.table,
  rouletteBet: rouletteEndpoints.bet,
  rouletteHistory: rouletteEndpoints.history,
}
