/** Plays a whole round, the base screen and the free games it won, before any of it is shown. */
import type { SlotModel } from './model.ts'
import type { Screen, SlotRound } from './outcome.ts'
import { drawReels } from './reel-screen.ts'
import { drawTumble } from './tumble-screen.ts'
import type { Uniform } from './uniform.ts'

const draw = (model: SlotModel, isFree: boolean, uniform: Uniform): Screen =>
  model.type === 'tumble' ? drawTumble(model, isFree, uniform) : drawReels(model, isFree, uniform)

/** The same random numbers give the same round. The round ends early if its win reaches the sheet's highest (SLT-04). */
export function playRound(model: SlotModel, uniform: Uniform): SlotRound {
  const base = draw(model, false, uniform)
  const freeGames: Screen[] = []
  let { units, awarded: left } = base
  while (left > 0 && units < model.maxUnits) {
    const game = draw(model, true, uniform)
    freeGames.push(game)
    units += game.units
    left += game.awarded - 1
  }
  return { base, freeGames, units: Math.min(units, model.maxUnits), isCapped: units >= model.maxUnits }
}
