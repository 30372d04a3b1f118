/** The one composition root: the order in which areas are made, and what serves their routes. */
import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config/config.ts'
import { createAffiliates, createAgents } from '#server/features/agents/agents.container.ts'
import { createBackOffice } from '#server/features/back-office/back-office.container.ts'
import { createContent } from '#server/features/content/content.container.ts'
import { createIdentity } from '#server/features/identity/identity.container.ts'
import { createOtherSites } from '#server/features/identity/other-sites.container.ts'
import { createSessionGate } from '#server/features/identity/session/session-gate.ts'
import { createMoney, createWallets } from '#server/features/money/money.container.ts'
import { createCatalogue, createPlay } from '#server/features/play/play.container.ts'
import { createMemberInvitations, createRewards } from '#server/features/rewards/rewards.container.ts'
import { simulatorPage } from '#server/features/play/vendor-wallet/simulator/simulator-page.ts'
import { createSite } from '#server/features/site/site.container.ts'
import { createCore } from './container/core.ts'
import { createOwnProgramCheck } from './container/own-program-check.ts'
import { createDispatcher } from './http/dispatcher.ts'
import { createFirstPictures } from './http/first-picture.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { ipOf } from './http/request-facts.ts'
import { createSharedAnswers } from './http/shared-answers.ts'
import { createSiteAddress } from './http/site-address.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Caching } from './platform/caching.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import { createHealth } from './platform/health.ts'
import { createMetrics } from './platform/metrics.ts'
import { networkOf } from './platform/network-of.ts'

interface Options {
  config: Config
  databaseUrl: string
  clock?: Clock
  /** How long parts keep data in memory; by default each decides for itself, and tests keep nothing. */
  caching?: Caching
}

export async function createContainer({ config, databaseUrl, clock = systemClock, caching = {} }: Options) {
  const core = await createCore({ config, databaseUrl, clock, caching })
  const { logger, database, redis, redisServer, merchants, sessions, live, rsaKeys } = core
  const metrics = createMetrics(database)

  // Small parts of upper areas that lower areas need are made first, and passed down.
  const otherSites = createOtherSites(core)
  const games = createCatalogue(core)
  const wallets = createWallets(core, games)
  const affiliates = createAffiliates(core)
  const invitations = createMemberInvitations(core)

  const site = createSite(core, otherSites)
  const identity = createIdentity(core, {
    otherSites,
    captcha: site.captcha,
    wallet: wallets.wallet,
    affiliates: affiliates.affiliates,
    invitations,
  })
  const money = createMoney(core, { identity, wallets })
  const play = createPlay(core, { identity, money, wallets, games })
  const rewards = createRewards(core, { identity, money, wallets, invitations })
  const content = createContent(core, { identity, games })
  const agents = createAgents(core, { identity, wallets, money, play, affiliates })
  const backOffice = createBackOffice(core, { identity, games, wallets, money, rewards, missingFlags: otherSites.missingFlags })
  const routes = [site, identity, money, play, rewards, content, agents, backOffice].flatMap((area) => area.routes)

  const rateLimit = createRateLimit({ server: redisServer, isEnabled: config.hasRateLimits })
  const gate = { statuses: identity.memberRows.statuses, ...caching.members }
  const lookAtHolder = createSessionGate({ store: { authenticate: sessions.look, endAll: sessions.endAll }, ...gate })
  const siteAddress = createSiteAddress(config)
  const dispatch = createDispatcher({
    routes,
    merchants,
    authenticate: createSessionGate({ store: sessions, ...gate }),
    authenticateOperator: backOffice.authenticateOperator,
    rateLimit,
    rsaKeys: rsaKeys.keys,
    sharedAnswers: createSharedAnswers({ clock, ...caching.sharedAnswers }),
    logger,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    site: siteAddress,
    observe: metrics.observeAnswer,
  })

  return {
    config,
    clock,
    logger,
    metrics,
    database,
    redis,
    ledger: core.ledger,
    sessions,
    live,
    liveGate: {
      count: (request: IncomingMessage) => rateLimit('read', networkOf(ipOf(request, config.trustProxy))),
      look: lookAtHolder,
    },
    merchants,
    responsiblePlay: identity.responsiblePlay,
    exclusions: identity.exclusions,
    /** Rounds of Crash, hosted by one server process at a time. */
    crash: play.crash,
    /** Scripts use it to answer members. */
    chat: content.chat,
    members: identity.members,
    letters: core.letters,
    audit: core.audit,
    operatorSessions: backOffice.operatorSessions,
    turnover: money.turnover,
    agentRuns: agents.agentRuns,
    agentBills: agents.agentBills,
    /** Stand in for other sites; absent in production. */
    socialPage: otherSites.page,
    paymentPage: money.paymentPage,
    simulatorPage:
      play.simulator &&
      simulatorPage({
        simulator: play.simulator,
        count: (tier, req) => rateLimit(tier, networkOf(ipOf(req, config.trustProxy))),
      }),
    /** Key with which payment sites sign their messages. */
    paymentSecret: core.secrets.payment,
    sessionSecret: core.sessionSecret,
    dispatch,
    rateLimit,
    site: siteAddress,
    findFirstPicture: createFirstPictures({ routes, merchants, logger, ...caching.firstPictures }),
    jobs: createJobs({
      ...core,
      kycRetention: identity.kycRetention,
      transactions: money.transactions,
      betRecords: play.betRecords,
      launches: play.launches,
      vendorWallet: play.vendorWallet,
      steppedOriginals: play.stepped,
      expireDeposits: money.expireDeposits,
      expireBonuses: money.expireBonuses,
      expireRewards: rewards.expireRewards,
      keepRains: rewards.keepRains,
      keepBoards: rewards.keepBoards,
      drawBets: rewards.drawBets,
      giveGifts: backOffice.giveGifts,
      forgetOrders: rewards.forgetOrders,
      followRanks: rewards.followRanks,
      payRebates: rewards.payRebates,
      addUpIncome: rewards.addUpIncome,
      addUpPoints: rewards.addUpPoints,
      expirePoints: rewards.expirePoints,
      houseReports: backOffice.houseReports,
      gamePerformance: backOffice.gamePerformance,
      auditHeads: backOffice.auditHeads,
      agentRuns: agents.agentRuns,
    }),
    health: createHealth({ pool: database.pool, redis, logger }),
    program: createOwnProgramCheck({ ...core, observe: metrics.observeProgram }),
    close: core.close,
  }
}
export type Container = Awaited<ReturnType<typeof createContainer>>
