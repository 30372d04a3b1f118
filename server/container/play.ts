/** Opening and playing games. */
import { DICE_GAME_CODE } from '#contract/dice.ts'
import { INHOUSE_VENDOR } from '#contract/game.ts'
import { createDiceRepository } from '#server/features/dice/dice.repository.ts'
import { diceRoutes } from '#server/features/dice/dice.routes.ts'
import { createDiceService } from '#server/features/dice/dice.service.ts'
import { createFairnessRepository } from '#server/features/fairness/fairness.repository.ts'
import { fairnessRoutes } from '#server/features/fairness/fairness.routes.ts'
import { createFairnessService } from '#server/features/fairness/fairness.service.ts'
import { createLaunchRepository } from '#server/features/launch/launch.repository.ts'
import { launchRoutes } from '#server/features/launch/launch.routes.ts'
import { createLaunchService } from '#server/features/launch/launch.service.ts'
import { pageEventRoutes } from '#server/features/page-event/page-event.routes.ts'
import { housePlayLimits } from '#server/features/responsible-play/play-room.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { IdentityFeatures } from './identity.ts'
import type { MoneyFeatures } from './money.ts'
import type { ResponsiblePlayFeatures } from './responsible-play.ts'

export function createPlayFeatures(
  { database, ledger, clock, merchants, sessions }: Core,
  { realityChecks }: ResponsiblePlayFeatures,
  {
    games,
    recents,
    sessionService,
    walletTransfers,
    turnover,
  }: Pick<ContentFeatures, 'games' | 'recents'> &
    Pick<IdentityFeatures, 'sessionService'> &
    Pick<MoneyFeatures, 'walletTransfers' | 'turnover'>,
) {
  const launches = createLaunchService({
    launches: createLaunchRepository({ database }),
    games,
    recents,
    sessions,
    freePlay: sessionService.freePlay,
    practiceMoney: walletTransfers,
    merchants,
    clock,
  })
  const merchantOf = async (merchantId: number) => {
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new AppError('merchant.not.found')
    return merchant
  }
  const fairness = createFairnessService({ fairness: createFairnessRepository(database), clock })
  const dice = createDiceService({
    dice: createDiceRepository(database),
    fairness,
    ledger,
    clock,
    isSingleWallet: async (merchantId) => (await merchantOf(merchantId)).settings.isSingleWallet,
    diceLimits: async (merchantId) => (await merchantOf(merchantId)).settings.dice,
    houseLimits: async (merchantId) => housePlayLimits((await merchantOf(merchantId)).settings),
    isRealityCheckDue: (player) => (player.isTrial ? false : realityChecks.isDue(player)),
    bonusRules: turnover.betRules,
    followBonus: async (player) => turnover.follow(player, await merchantOf(player.merchantId)),
    async isOpen(merchantId) {
      const [merchant, game] = await Promise.all([
        merchants.findById(merchantId),
        games.find(merchantId, { vendor: INHOUSE_VENDOR, code: DICE_GAME_CODE }),
      ])
      return game?.isAvailable === true && merchant?.isUnderMaintenance === false
    },
  })
  return {
    launches,
    routes: [...launchRoutes(launches), ...fairnessRoutes(fairness), ...diceRoutes(dice), ...pageEventRoutes()],
  }
}
