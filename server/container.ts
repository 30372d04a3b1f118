/** The one composition root: what each part is made of. */
import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config/config.ts'
import { createAgentFeatures } from './container/agents.ts'
import { createAgentPayFeatures } from './container/agent-pay.ts'
import { createChatFeatures } from './container/chat.ts'
import { createConsoleFeatures } from './container/console.ts'
import { createContentFeatures } from './container/content.ts'
import { createContentDeskFeatures } from './container/content-desk.ts'
import { createDepositFeatures } from './container/deposits.ts'
import { createDownlineFeatures } from './container/downline.ts'
import { createIdentityFeatures } from './container/identity.ts'
import { createKycFeatures } from './container/kyc.ts'
import { createMoneyFeatures } from './container/money.ts'
import { createPlayFeatures } from './container/play.ts'
import { createProfileFeatures } from './container/profile.ts'
import { createRecordFeatures } from './container/records.ts'
import { createResponsiblePlayFeatures } from './container/responsible-play.ts'
import { createSafeguards } from './container/safeguards.ts'
import { createSecurityFeatures } from './container/security.ts'
import { createOtherSites } from './container/social.ts'
import { createTeamFeatures } from './container/team.ts'
import { createDispatcher } from './http/dispatcher.ts'
import { createFirstPictures } from './http/first-picture.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { ipOf } from './http/request-facts.ts'
import { loadRsaKeys } from './http/rsa-keys.ts'
import { createSharedAnswers } from './http/shared-answers.ts'
import { createSiteAddress } from './http/site-address.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLedger } from './ledger/index.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import { createDatabase, openReports } from './platform/database.ts'
import { createHealth } from './platform/health.ts'
import { HOLDS_NOTHING } from './platform/held.ts'
import { createLive } from './platform/live.ts'
import { createLogger } from './platform/logger.ts'
import { createMerchantDirectory } from './platform/merchant/merchant-directory.ts'
import { createMetrics } from './platform/metrics.ts'
import { networkOf } from './platform/network-of.ts'
import { createPictures } from './platform/pictures/redraw-picture.ts'
import { logOutages, openRedis } from './platform/redis.ts'
import { stopAll } from './platform/stop-steps.ts'
import { createSessionStore } from './features/session/session-store.ts'
import { createSessionGate } from './features/session/session-gate.ts'
import {
  AUDIT_SEALING,
  KYC_SEALING,
  loadServerSecret,
  PAYMENT_SIGNING,
  SESSION_SIGNING,
  TWO_FACTOR_SEALING,
} from './platform/server-secret.ts'

/** Where Postgres keeps the sessions: one look a second for each is enough. */
const SESSION_FRESH_MS = 1_000
/** A test's machine may be slow. */
const TEST_PATIENCE_MS = 10_000

interface Options {
  config: Config
  databaseUrl: string
  clock?: Clock
}

export async function createContainer({ config, databaseUrl, clock = systemClock }: Options) {
  const logger = createLogger(config.logLevel)
  const database = createDatabase({ url: databaseUrl, poolSize: config.databasePoolSize })
  const metrics = createMetrics(database)
  const replica = openReports(
    database,
    config.databaseReplicaUrl === undefined ? undefined : { url: config.databaseReplicaUrl, poolSize: config.databasePoolSize },
  )
  const { redis, server: redisServer, prune } = openRedis(config.redisUrl, databaseUrl)
  if (redisServer) logOutages(redisServer, logger)
  // What is held in memory for seconds elsewhere is read anew for each call of a test.
  const holdsNothing = config.env === 'test'
  const merchants = createMerchantDirectory({ database, ...(holdsNothing ? { freshMs: 0 } : {}) })
  const ledger = createLedger({ database, clock, logger })
  const [rsaKeys, secret, sealingSecret, paymentSecret, auditSecret, kycSecret] = await Promise.all([
    loadRsaKeys(database),
    loadServerSecret(database, SESSION_SIGNING),
    loadServerSecret(database, TWO_FACTOR_SEALING),
    loadServerSecret(database, PAYMENT_SIGNING),
    loadServerSecret(database, AUDIT_SEALING),
    loadServerSecret(database, KYC_SEALING),
  ])
  const live = createLive({ server: redisServer, logger })
  const sessions = createSessionStore({
    redis,
    secret,
    clock,
    idleMs: config.sessionIdleMs,
    freshMs: redisServer || holdsNothing ? 0 : SESSION_FRESH_MS,
    onEnd: live.closeSessions,
  })
  const pictures = createPictures()

  const core = {
    config,
    database,
    reports: replica.reports,
    redis,
    clock,
    logger,
    ledger,
    merchants,
    sessions,
    live,
    redrawPicture: pictures.redraw,
    sessionSecret: secret,
    holdsNothing,
  }
  const content = createContentFeatures(core)
  const agents = createAgentFeatures(core)
  const safeguards = createSafeguards(core, auditSecret)
  const otherSites = createOtherSites(core, secret)
  const responsiblePlay = createResponsiblePlayFeatures(core, safeguards)
  const security = createSecurityFeatures(core, safeguards, { ...otherSites, ...responsiblePlay })
  const identity = createIdentityFeatures(core, safeguards, {
    ...content,
    ...security,
    ...responsiblePlay,
    rebateGifts: agents.rebateGifts,
    rsaModulus: rsaKeys.modulusHex,
    sealingSecret,
    otherSites,
  })
  const profile = createProfileFeatures(core, safeguards, { ...identity, ...responsiblePlay })
  const kyc = createKycFeatures(core, safeguards, { ...content, ...security, kycSecret })
  const money = createMoneyFeatures(core, safeguards, { ...content, ...security, ...profile, ...kyc })
  const deposits = createDepositFeatures(core, safeguards, { ...content, ...money, ...responsiblePlay, paymentSecret })
  const agentPay = createAgentPayFeatures(core, safeguards, { ...content, ...money, ...agents })
  const downline = createDownlineFeatures(core, safeguards, { ...content, ...identity, ...money, ...agents, ...agentPay })
  const records = createRecordFeatures(core)
  const team = createTeamFeatures(core)
  const desk = createContentDeskFeatures(core, safeguards, content)
  const house = createConsoleFeatures(core, safeguards, {
    ...content,
    ...money,
    ...responsiblePlay,
    ...otherSites,
    sealingSecret,
  })
  const chat = createChatFeatures(core, identity)
  const play = createPlayFeatures(core, responsiblePlay, { ...content, ...identity, ...money })

  const rateLimit = createRateLimit({ server: redisServer, isEnabled: config.hasRateLimits })
  const gate = { findMember: safeguards.memberRows.findById, ...(holdsNothing ? { freshMs: 0 } : {}) }
  const lookAtHolder = createSessionGate({ store: { authenticate: sessions.look, endAll: sessions.endAll }, ...gate })

  const sharedAnswers = createSharedAnswers({ clock, isEnabled: !holdsNothing })
  const routes = [
    ...content.routes,
    ...agents.routes,
    ...security.routes,
    ...identity.routes,
    ...profile.routes,
    ...kyc.routes,
    ...responsiblePlay.routes,
    ...chat.routes,
    ...play.routes,
    ...money.routes,
    ...house.routes,
    ...desk.routes,
    ...deposits.routes,
    ...records.routes,
    ...downline.routes,
    ...team.routes,
    ...agentPay.routes,
  ]
  const site = createSiteAddress(config)
  const dispatch = createDispatcher({
    routes,
    merchants,
    authenticate: createSessionGate({ store: sessions, ...gate }),
    authenticateOperator: house.authenticateOperator,
    rateLimit,
    rsaKeys: rsaKeys.keys,
    sharedAnswers,
    logger,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    site,
    observe: metrics.observeAnswer,
  })

  return {
    config,
    clock,
    logger,
    metrics,
    database,
    redis,
    ledger,
    sessions,
    live,
    liveGate: {
      count: (request: IncomingMessage) => rateLimit('read', networkOf(ipOf(request, config.trustProxy))),
      look: lookAtHolder,
    },
    merchants,
    responsiblePlay: responsiblePlay.responsiblePlay,
    exclusions: responsiblePlay.exclusions,
    /** The house's side of the chat; consoles and scripts answer by it. */
    chat: chat.chat,
    members: identity.members,
    letters: content.letters,
    audit: safeguards.audit,
    operatorSessions: house.operatorSessions,
    turnover: money.turnover,
    agentRuns: agentPay.agentRuns,
    agentBills: agentPay.agentBills,
    /** Stands in for other sites; none in production. */
    socialPage: otherSites.page,
    paymentPage: deposits.paymentPage,
    /** Payment sites sign what they tell by it. */
    paymentSecret,
    sessionSecret: secret,
    dispatch,
    site,
    findFirstPicture: createFirstPictures({
      routes,
      merchants,
      logger,
      ...(holdsNothing ? { freshness: HOLDS_NOTHING, patienceMs: TEST_PATIENCE_MS } : {}),
    }),
    jobs: createJobs({
      ...core,
      ...safeguards,
      ...records,
      launches: play.launches,
      expireDeposits: deposits.expireDeposits,
      expireBonuses: money.expireBonuses,
      houseReports: house.houseReports,
      auditHeads: house.auditHeads,
      agentRuns: agentPay.agentRuns,
      pruneShortLived: prune,
    }),
    health: createHealth({ pool: database.pool, redis, logger }),
    close: () =>
      stopAll([
        ['pictures', () => pictures.close()],
        ['live events', () => live.close()],
        ['the replica', () => replica.close()],
        ['the database', () => database.close()],
        ['Redis', () => redis.disconnect()],
      ]),
  }
}
export type Container = Awaited<ReturnType<typeof createContainer>>
