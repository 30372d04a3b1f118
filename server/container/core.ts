/** The core that every area builds on: the database and its helpers, secrets, and ways to reach people. */
import type { Config } from '#server/config/config.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import { loadRsaKeys } from '#server/http/rsa-keys.ts'
import { createLocalGeo } from '#server/integrations/geo/local-geo.ts'
import { createMailOutbox } from '#server/integrations/mail/mail-outbox.ts'
import { createMailOutboxRepository } from '#server/integrations/mail/mail-outbox.repository.ts'
import type { MailGateway } from '#server/integrations/mail/mail.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp-mail.ts'
import { createSmsOutbox } from '#server/integrations/sms/sms-outbox.ts'
import { createSmsOutboxRepository } from '#server/integrations/sms/sms-outbox.repository.ts'
import { createServerKeyRepository } from '#server/platform/server-key.repository.ts'
import { createJobQueue } from '#server/jobs/job-queue.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { createHouseLetters } from '#server/letters/house-letters.ts'
import { createMailboxes } from '#server/letters/mailboxes.ts'
import type { Caching } from '#server/platform/caching.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createDatabase, openReports } from '#server/platform/database.ts'
import { createLive } from '#server/platform/live.ts'
import { createLogger } from '#server/platform/logger.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createPictures } from '#server/platform/pictures/redraw-picture.ts'
import { logOutages, openRedis } from '#server/platform/redis.ts'
import {
  KYC_SEALING,
  VENDOR_SEALING,
  loadServerSecret,
  PAYMENT_SIGNING,
  SESSION_SIGNING,
  TWO_FACTOR_SEALING,
} from '#server/platform/server-secret.ts'
import { stopAll } from '#server/platform/stop-steps.ts'
import { createSessionStore } from '#server/sessions/session-store.ts'
import { createLetterRepository } from '#server/letters/letter.repository.ts'
import { createTransactions } from '#server/platform/transactions.ts'

/** Without Redis, each session is read from PostgreSQL at most once a second. */
const SESSION_FRESH_MS = 1_000

interface Options {
  config: Config
  databaseUrl: string
  clock: Clock
  caching: Caching
}

export async function createCore({ config, databaseUrl, clock, caching }: Options) {
  const logger = createLogger(config.logLevel)
  const database = createDatabase({ url: databaseUrl, poolSize: config.databasePoolSize })
  const replica = openReports(
    database,
    config.databaseReplicaUrl === undefined ? undefined : { url: config.databaseReplicaUrl, poolSize: config.databasePoolSize },
  )
  const { redis, server: redisServer, prune } = openRedis(config.redisUrl, databaseUrl)
  if (redisServer) logOutages(redisServer, logger)
  const [rsaKeys, session, twoFactor, payment, kyc, vendors] = await Promise.all([
    loadRsaKeys(createServerKeyRepository(database)),
    loadServerSecret(database, SESSION_SIGNING),
    loadServerSecret(database, TWO_FACTOR_SEALING),
    loadServerSecret(database, PAYMENT_SIGNING),
    loadServerSecret(database, KYC_SEALING),
    loadServerSecret(database, VENDOR_SEALING),
  ])
  const live = createLive({ server: redisServer, logger })
  const sessions = createSessionStore({
    redis,
    secret: session,
    clock,
    idleMs: config.sessionIdleMs,
    freshMs: redisServer ? 0 : SESSION_FRESH_MS,
    ...caching.sessions,
    onEnd: live.closeSessions,
  })
  const pictures = createPictures()
  const inTransaction = createTransactions(database)
  const { end: auditEnd, audit } = await openAuditLog({ database, clock, auditKey: config.auditKey })
  const letterRows = createLetterRepository(database)
  const mailboxes = createMailboxes({ rows: letterRows, live })
  const mailOutbox = createMailOutbox({
    mails: createMailOutboxRepository(database),
    clock,
    queue: createJobQueue({ database }),
    inTransaction,
    server: config.smtpUrl ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }) : undefined,
  })

  return {
    config,
    clock,
    logger,
    caching,
    database,
    /** Services open their transactions with it. */
    inTransaction,
    /** The pool for reports: the replica's, if there is one. */
    reports: replica.reports,
    redis,
    /** Absent if PostgreSQL replaces Redis. */
    redisServer,
    /** Deletes expired values from PostgreSQL if it replaces Redis. */
    pruneShortLived: prune,
    rsaKeys,
    sessionSecret: session,
    secrets: { twoFactor, payment, kyc, vendors },
    ledger: createLedger({ database, clock, logger, swept: SWEPT_FEATURES }),
    merchants: createMerchantDirectory({ database, ...caching.merchants }),
    sessions,
    live,
    geo: createLocalGeo(config),
    redrawPicture: pictures.redraw,
    auditEnd,
    audit,
    mailboxes,
    letters: createHouseLetters({ rows: letterRows, mailboxes, clock, logger }),
    smsOutbox: createSmsOutbox({ messages: createSmsOutboxRepository(database), clock }),
    mailOutbox,
    /** Features send their mail with it. */
    mail: mailOutbox as MailGateway,
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
export type Core = Awaited<ReturnType<typeof createCore>>
