/** Wires the play area: the catalogue of games, launching and playing them, and the bet record. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { steppedOriginals } from '#contract/play/originals/registry.ts'
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import { housePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import type { Money, Wallets } from '#server/features/money/money.container.ts'
import { AppError } from '#server/platform/app-error.ts'
import { newId } from '#server/platform/ids.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { createBetRecordRepository } from './bet-record/bet-record.repository.ts'
import { betRecordRoutes } from './bet-record/bet-record.routes.ts'
import { createBetRecordService } from './bet-record/bet-record.service.ts'
import { createSettledRounds } from './bet-record/settled-rounds.ts'
import { createCrashFeed } from './crash/crash-feed.ts'
import { createCrashHost } from './crash/crash-host.ts'
import { createCrashLinks } from './crash/crash-links.ts'
import { createCrashRepository } from './crash/crash.repository.ts'
import { crashRoutes } from './crash/crash.routes.ts'
import { createCrashService } from './crash/crash.service.ts'
import { startCrashHost } from './crash/host-loop.ts'
import { createPerformCrash } from './crash/perform-crash.ts'
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
import { createLaunchService, type LaunchService } from './launch/launch.service.ts'
import { createOriginalsRepository } from './originals/originals.repository.ts'
import { originalsRoutes } from './originals/originals.routes.ts'
import { createOriginalsService } from './originals/originals.service.ts'
import { createSteppedRepository } from './originals/stepped/stepped.repository.ts'
import { steppedRoutes } from './originals/stepped/stepped.routes.ts'
import { createSteppedService } from './originals/stepped/stepped.service.ts'
import type { TableDeps } from './originals/table-rules.ts'
import { createRecentRepository } from './recent/recent.repository.ts'
import { recentRoutes } from './recent/recent.routes.ts'
import { createRecentService } from './recent/recent.service.ts'
import { createRefusedWinRepository } from './vendor-wallet/refused-wins.repository.ts'
import { createSeats } from './vendor-wallet/simulator/seats.ts'
import { createSimulatorService } from './vendor-wallet/simulator/simulator.service.ts'
import { createTakeBack } from './vendor-wallet/take-back.ts'
import { keepVendorKey } from './vendor-wallet/vendor-key.repository.ts'
import { createVendorWalletRepository, type VendorWalletRepository } from './vendor-wallet/vendor-wallet.repository.ts'
import { vendorWalletRoutes } from './vendor-wallet/vendor-wallet.routes.ts'
import { createVendorWalletService } from './vendor-wallet/vendor-wallet.service.ts'

/** The catalogue is built before wallets, which get their vendors from it. */
export const createCatalogue = ({ config, database, clock, caching }: Core) =>
  createGameService({
    games: createGameRepository({ database, hasSimulator: !config.isProduction }),
    clock,
    freshness: caching.content,
  })

interface Deps {
  games: GameService
  identity: Identity
  money: Money
  wallets: Wallets
}

/** Dependencies of all originals: facts about a merchant's tables and players. */
function tableDeps({ ledger, merchants }: Core, { games, identity, money }: Deps, fairness: FairnessService): TableDeps {
  const merchantOf = async (merchantId: number) => {
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new AppError('merchant.not.found')
    return merchant
  }
  return {
    fairness,
    ledger,
    isSingleWallet: async (merchantId) => (await merchantOf(merchantId)).settings.isSingleWallet,
    async limits(merchantId) {
      const { minStake, maxStake, maxPayout, maxProfit } = (await merchantOf(merchantId)).settings.dice
      return { minStake, maxStake, maxPayout, maxProfit: maxProfit === 0n ? maxPayout : maxProfit }
    },
    hasAutoBet: async (merchantId) => (await merchantOf(merchantId)).settings.dice.hasAutoBet,
    houseLimits: async (merchantId) => housePlayLimits((await merchantOf(merchantId)).settings),
    isRealityCheckDue: (player) => (player.isTrial ? false : identity.realityChecks.isDue(player)),
    bonusRules: money.turnover.betRules,
    followBonus: async (player) => money.turnover.follow(player, await merchantOf(player.merchantId)),
    isOpen: async (merchantId, code) => (await games.findForBet(merchantId, { vendor: INHOUSE_VENDOR, code })).isOpen,
  }
}

/** The shared round, its table and its host. */
function createCrash({ database, ledger, live, clock, logger }: Core, tables: TableDeps) {
  const repository = createCrashRepository(database)
  const outcomeOf = createCrashLinks(repository)
  const feed = createCrashFeed({ repository, live, logger })
  const performing = createPerformCrash({ repository, ledger, outcomeOf })
  const hostAs = (holder: string, settledAtOnce?: number) =>
    createCrashHost({
      repository,
      performing,
      outcomeOf,
      ledger,
      live,
      feed,
      clock,
      logger,
      holder,
      settledAtOnce,
    })
  return {
    service: createCrashService({ ...tables, repository, performing, feed, clock }),
    hostAs,
    /** For server processes: the one that holds the lease hosts the rounds. */
    startHost: () => startCrashHost(hostAs(newId()), logger),
  }
}

/** Handles rollbacks of closed rounds. */
function createVendorTakeBack(
  { database, ledger, letters, inTransaction, clock }: Core,
  { money, wallets: { wallet } }: Deps,
  repository: VendorWalletRepository,
) {
  const rounds = createSettledRounds(database, { ledger, turnover: money.turnover })
  const refusedWins = createRefusedWinRepository(database)
  return createTakeBack({ repository, refusedWins, rounds, ledger, wallet, letters, inTransaction, clock })
}

/** Plays vendors' servers for testers; none in production. */
function createSimulator({ config, database, redis, sessions, clock }: Core, games: GameService, launches: LaunchService) {
  if (config.isProduction) return undefined
  return createSimulatorService({
    seats: createSeats({ redis, idleMs: config.sessionIdleMs }),
    launches,
    games,
    sessions,
    keyOf: (vendorCode) => keepVendorKey({ database, clock }, vendorCode),
    clock,
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
    transfers: money.walletTransfers,
    merchants,
    clock,
  })
  const fairness = createFairnessService({ fairness: createFairnessRepository(database), inTransaction, clock })
  const tables = tableDeps(core, deps, fairness)
  const originals = createOriginalsService({ ...tables, rounds: createOriginalsRepository(database) })
  const stepped = createSteppedService({
    ...tables,
    repository: createSteppedRepository(database),
    games: steppedOriginals,
    clock,
    logger: core.logger,
  })
  const crash = createCrash(core, tables)
  const vendorRows = createVendorWalletRepository(database)
  const vendorWallet = createVendorWalletService({
    repository: vendorRows,
    takeBack: createVendorTakeBack(core, deps, vendorRows),
    refusedWins: createRefusedWinRepository(database),
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
    simulator: createSimulator(core, games, launches),
    stepped,
    crash,
    betRecords,
    /** Looks up the games of bets. */
    gamesOfBets: bets.games,
    routes: [
      ...gameRoutes(games),
      ...favouriteRoutes(favourites),
      ...recentRoutes(recents),
      ...launchRoutes(launches),
      ...fairnessRoutes(fairness),
      ...originalsRoutes(originals),
      ...steppedRoutes(stepped),
      ...crashRoutes(crash.service),
      ...betRecordRoutes(betRecords),
      ...vendorWalletRoutes(vendorWallet),
    ],
  }
}
export type Play = ReturnType<typeof createPlay>
