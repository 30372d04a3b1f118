/** Makes the play area: the catalogue of games, opening and playing them, and the record of bets. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import { housePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import type { Money } from '#server/features/money/money.container.ts'
import { AppError } from '#server/platform/app-error.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { createBetRecordRepository } from './bet-record/bet-record.repository.ts'
import { betRecordRoutes } from './bet-record/bet-record.routes.ts'
import { createBetRecordService } from './bet-record/bet-record.service.ts'
import { diceRoutes } from './dice/dice.routes.ts'
import { createFairnessRepository } from './fairness/fairness.repository.ts'
import { fairnessRoutes } from './fairness/fairness.routes.ts'
import { createFairnessService, type FairnessService } from './fairness/fairness.service.ts'
import { createFavouriteRepository } from './favourite/favourite.repository.ts'
import { favouriteRoutes } from './favourite/favourite.routes.ts'
import { createFavouriteService } from './favourite/favourite.service.ts'
import { createGameRepository } from './game/game.repository.ts'
import { gameRoutes } from './game/game.routes.ts'
import { createGameService, type GameService } from './game/game.service.ts'
import { createLaunchRepository } from './launch/launch.repository.ts'
import { launchRoutes } from './launch/launch.routes.ts'
import { createLaunchService } from './launch/launch.service.ts'
import { createOriginalsRepository } from './originals/originals.repository.ts'
import { originalsRoutes } from './originals/originals.routes.ts'
import { createOriginalsService } from './originals/originals.service.ts'
import { createRecentRepository } from './recent/recent.repository.ts'
import { recentRoutes } from './recent/recent.routes.ts'
import { createRecentService } from './recent/recent.service.ts'
import { createVendorWalletRepository } from './vendor-wallet/vendor-wallet.repository.ts'
import { vendorWalletRoutes } from './vendor-wallet/vendor-wallet.routes.ts'
import { createVendorWalletService } from './vendor-wallet/vendor-wallet.service.ts'

/** The catalogue comes before wallets, which know vendors by it. */
export const createCatalogue = ({ database, clock, caching }: Core) =>
  createGameService({ games: createGameRepository({ database }), clock, freshness: caching.content })

interface Deps {
  games: GameService
  identity: Identity
  money: Money
}

/** Dice and the other originals that settle at once. */
function createOriginals(core: Core, { games, identity, money }: Deps, fairness: FairnessService) {
  const { database, ledger, merchants } = core
  const merchantOf = async (merchantId: number) => {
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new AppError('merchant.not.found')
    return merchant
  }
  return createOriginalsService({
    rounds: createOriginalsRepository(database),
    fairness,
    ledger,
    isSingleWallet: async (merchantId) => (await merchantOf(merchantId)).settings.isSingleWallet,
    async limits(merchantId) {
      const { maxProfit, ...limits } = (await merchantOf(merchantId)).settings.dice
      return { ...limits, maxProfit: maxProfit === 0n ? limits.maxPayout : maxProfit }
    },
    houseLimits: async (merchantId) => housePlayLimits((await merchantOf(merchantId)).settings),
    isRealityCheckDue: (player) => (player.isTrial ? false : identity.realityChecks.isDue(player)),
    bonusRules: money.turnover.betRules,
    followBonus: async (player) => money.turnover.follow(player, await merchantOf(player.merchantId)),
    async isOpen(merchantId, code) {
      const [merchant, game] = await Promise.all([
        merchants.findById(merchantId),
        games.find(merchantId, { vendor: INHOUSE_VENDOR, code }),
      ])
      return game?.isAvailable === true && merchant?.isUnderMaintenance === false
    },
  })
}

export function createPlay(core: Core, deps: Deps) {
  const { database, reports, inTransaction, clock, merchants, sessions } = core
  const { games, identity, money } = deps
  const favourites = createFavouriteService({ favourites: createFavouriteRepository({ database }), games, clock })
  const recents = createRecentService({ recents: createRecentRepository({ database }), games, clock })
  const launches = createLaunchService({
    launches: createLaunchRepository({ database }),
    games,
    recents,
    sessions,
    freePlay: identity.sessionService.freePlay,
    practiceMoney: money.walletTransfers,
    merchants,
    clock,
  })
  const fairness = createFairnessService({ fairness: createFairnessRepository(database), inTransaction, clock })
  const originals = createOriginals(core, deps, fairness)
  const vendorWallet = createVendorWalletService({
    repository: createVendorWalletRepository(database),
    ledger: core.ledger,
    sessions,
    launches,
    games,
    merchants,
    isRealityCheckDue: identity.realityChecks.isDue,
    followBonus: money.turnover.follow,
    box: createSecretBox({ secret: core.secrets.vendors, sealed: 'vendor-wallet', owners: 'vendor' }),
    clock,
    logger: core.logger,
  })
  const bets = createBetRecordRepository({ ...database, reports })
  const betRecords = createBetRecordService({ bets, clock })
  return {
    launches,
    vendorWallet,
    betRecords,
    /** The games of some bets. */
    gamesOfBets: bets.games,
    routes: [
      ...gameRoutes(games),
      ...favouriteRoutes(favourites),
      ...recentRoutes(recents),
      ...launchRoutes(launches),
      ...fairnessRoutes(fairness),
      ...diceRoutes(originals),
      ...originalsRoutes(originals),
      ...betRecordRoutes(betRecords),
      ...vendorWalletRoutes(vendorWallet),
    ],
  }
}
export type Play = ReturnType<typeof createPlay>
