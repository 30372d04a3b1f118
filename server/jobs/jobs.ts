/** Every job of the house. */
import * as z from 'zod'
import type { Core } from '#server/container/core.ts'
import type { AgentRunService } from '#server/features/agent-bill/agent-run.service.ts'
import type { AuditHeads } from '#server/features/audit/audit-heads.ts'
import type { BetRecordService } from '#server/features/bet-record/bet-record.service.ts'
import type { HouseReportService } from '#server/features/house-report/house-report.service.ts'
import type { LaunchService } from '#server/features/launch/launch.service.ts'
import type { TransactionService } from '#server/features/transaction/transaction.service.ts'
import { SEND_MAIL_JOB, type MailOutbox } from '#server/integrations/mail/mail-outbox.ts'
import type { SmsOutbox } from '#server/integrations/sms/sms-outbox.ts'
import { defineJob, type Job } from './job.ts'

const nothing = z.object({}).loose()
const DAY_MS = 86_400_000
/** A vendor may repeat a call for months and must get the same answer (WAL-02: at least four). */
const IDEMPOTENCY_KEYS_KEPT_DAYS = 130
const LAUNCH_TOKENS_KEPT_DAYS = 1
const OUTBOX_KEPT_DAYS = 90

interface Deps extends Pick<Core, 'ledger' | 'clock' | 'logger'> {
  launches: Pick<LaunchService, 'forgetExpired'>
  /** How many unpaid deposits ended. */
  expireDeposits: () => Promise<number>
  /** How many bonuses ran out. */
  expireBonuses: () => Promise<number>
  transactions: Pick<TransactionService, 'addUpBusy'>
  betRecords: Pick<BetRecordService, 'addUpBusy'>
  houseReports: Pick<HouseReportService, 'closeDays'>
  auditHeads: Pick<AuditHeads, 'keepDays'>
  agentRuns: Pick<AgentRunService, 'runAll'>
  smsOutbox: Pick<SmsOutbox, 'forget'>
  mailOutbox: Pick<MailOutbox, 'forget' | 'deliver'>
  pruneShortLived: () => Promise<number>
}

/** Each may run twice, or on two workers at once: what one has done, the other finds done. */
export function createJobs({
  ledger,
  clock,
  logger,
  launches,
  expireDeposits,
  expireBonuses,
  transactions,
  betRecords,
  houseReports,
  auditHeads,
  agentRuns,
  smsOutbox,
  mailOutbox,
  pruneShortLived,
}: Deps): Job[] {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  return [
    /** LED-10: what the postings say is what the wallets say. */
    defineJob({ name: 'ledger.reconcile', payload: nothing, schedule: '7 * * * *', run: () => ledger.reconcileDue() }),
    /** LED-06: holds nobody settled in time. */
    defineJob({
      name: 'ledger.expireHolds',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await ledger.expireHolds()
        if (expired > 0) logger.info({ expired }, 'holds expired')
      },
    }),
    /** An order nobody paid in time is over; money that comes all the same is looked at. */
    defineJob({
      name: 'deposit.expire',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await expireDeposits()
        if (expired > 0) logger.info({ expired }, 'deposits expired')
      },
    }),
    /** BON-05: a bonus nobody played in its days is over. */
    defineJob({
      name: 'bonus.expire',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await expireBonuses()
        if (expired > 0) logger.info({ expired }, 'bonuses expired')
      },
    }),
    /** Next months' partitions are there before their first row. */
    defineJob({
      name: 'ledger.createPartitions',
      payload: nothing,
      schedule: '20 1 * * *',
      run: () => ledger.createPartitions(),
    }),
    defineJob({
      name: 'ledger.pruneKeys',
      payload: nothing,
      schedule: '40 1 * * *',
      run: () => ledger.pruneKeys(daysAgo(IDEMPOTENCY_KEYS_KEPT_DAYS)),
    }),
    /** Sessions, codes and counts that are over, where there is no Redis that forgets them by itself. */
    defineJob({ name: 'short-lived.prune', payload: nothing, schedule: '*/15 * * * *', run: () => pruneShortLived() }),
    /** Whoever plays much finds the sums of a report ready. */
    defineJob({ name: 'transaction.addUp', payload: nothing, schedule: '10 18 * * *', run: () => transactions.addUpBusy() }),
    defineJob({ name: 'bet-record.addUp', payload: nothing, schedule: '25 18 * * *', run: () => betRecords.addUpBusy() }),
    /** Each hour, for each merchant's day ends at its own. */
    defineJob({ name: 'house-report.closeDays', payload: nothing, schedule: '35 * * * *', run: () => houseReports.closeDays() }),
    /** Each hour too: the head of the audit log as the day left it; a log that is not whole is said in the server's log. */
    defineJob({ name: 'audit.keepHeads', payload: nothing, schedule: '5 * * * *', run: () => auditHeads.keepDays() }),
    /** Each minute: real-time salaries go on, and whatever period of a merchant's zone is over is billed and paid. */
    defineJob({ name: 'agent-bill.run', payload: nothing, schedule: '* * * * *', run: () => agentRuns.runAll() }),
    defineJob({
      name: 'launch.prune',
      payload: nothing,
      schedule: '50 1 * * *',
      run: () => launches.forgetExpired(daysAgo(LAUNCH_TOKENS_KEPT_DAYS)),
    }),
    defineJob({
      name: 'sms.pruneOutbox',
      payload: nothing,
      schedule: '55 1 * * *',
      run: () => smsOutbox.forget(daysAgo(OUTBOX_KEPT_DAYS)),
    }),
    /** Enqueued with each mail where there is a server to send it by; tried again where that one fails. */
    defineJob({
      name: SEND_MAIL_JOB,
      payload: z.object({ mailId: z.string().regex(/^\d+$/) }),
      run: ({ mailId }) => mailOutbox.deliver(BigInt(mailId)),
    }),
    defineJob({
      name: 'mail.pruneOutbox',
      payload: nothing,
      schedule: '57 1 * * *',
      run: () => mailOutbox.forget(daysAgo(OUTBOX_KEPT_DAYS)),
    }),
  ]
}
