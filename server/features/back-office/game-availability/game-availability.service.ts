/** Switches off games, vendors and categories at once: new launches and bets stop, an open round may finish (ACC-09). */
import type { Body } from '#contract/endpoint.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type * as gameAvailabilityEndpoints from '#contract/back-office/game-availability.ts'
import type { SwitchedCategory } from '#contract/back-office/game-availability.ts'
import type { OperatorFacts } from '#server/audit/audit-log.ts'
import { createGamesOffered } from './games-offered.ts'
import { type SwitchDeps, switched } from './switch-parts.ts'
import { createVendorsOffered } from './vendors-offered.ts'

export function createGameAvailabilityService(deps: SwitchDeps) {
  const { switches, audit, inTransaction, clock } = deps
  async function categories({ caller }: OperatorFacts): Promise<SwitchedCategory[]> {
    const [counts, off] = await Promise.all([switches.gamesByCategory(), switches.categoriesOff(caller.merchantId)])
    return GAME_CATEGORIES.map((category) => ({ category, games: counts.get(category) ?? 0, isOn: !off.includes(category) }))
  }

  return {
    categories,

    async setCategory({ category, isOn, reason }: Body<typeof gameAvailabilityEndpoints.setCategory>, facts: OperatorFacts) {
      const { merchantId } = facts.caller
      await inTransaction(async (tx) => {
        if (await switches.switchCategory(tx, merchantId, category, isOn, clock.now()))
          await audit.record(tx, facts, switched('category', category, isOn, reason))
      })
      return categories(facts)
    },

    ...createVendorsOffered(deps),
    ...createGamesOffered(deps),
  }
}
export type GameAvailabilityService = ReturnType<typeof createGameAvailabilityService>
