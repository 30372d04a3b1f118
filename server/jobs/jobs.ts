/** All jobs. */
import * as z from 'zod'
import { ANSWERS_KEPT_DAYS } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Core } from '#server/container/core.ts'
import type { AgentRunService } from '#server/features/agents/agent-bill/agent-run.service.ts'
import type { AuditHeads } from '#server/features/back-office/audit/audit-heads.ts'
import type { BetRecordService } from '#server/features/play/bet-record/bet-record.service.ts'
import type { GamePerformanceService } from '#server/features/back-office/game-performance/game-performance.service.ts'
import type { HouseReportService } from '#server/features/back-office/house-report/house-report.service.ts'
import type { KycRetentionService } from '#server/features/identity/kyc/kyc-retention.service.ts'
import type { LaunchService } from '#server/features/play/launch/launch.service.ts'
import type { SteppedService } from '#server/features/play/originals/stepped/stepped.service.ts'
import type { VendorWalletService } from '#server/features/play/vendor-wallet/vendor-wallet.service.ts'
import type { TransactionService } from '#server/features/money/transaction/transaction.service.ts'
import { SEND_MAIL_JOB, type MailOutbox } from '#server/integrations/mail/mail-outbox.ts'
import type { SmsOutbox } from '#server/integrations/sms/sms-outbox.ts'
import { defineJob, type Job } from './job.ts'

const nothing = z.object({}).loose()
const DAY_MS = 86_400_000
const OUTBOX_KEPT_DAYS = 90

interface Deps extends Pick<Core, 'ledger' | 'clock' | 'logger'> {
  kycRetention: Pick<KycRetentionService, 'run'>
  launches: Pick<LaunchService, 'forgetExpired'>
  vendorWallet: Pick<VendorWalletService, 'forgetAnswers' | 'endForgottenRounds'>
  steppedOriginals: Pick<SteppedService, 'endLeftRounds'>
  /** Returns the number of expired deposits. */
  expireDeposits: () => Promise<number>
  /** Returns the number of expired bonuses. */
  expireBonuses: () => Promise<number>
  /** Returns the number of expired reward tickets. */
  expireRewards: () => Promise<number>
  /** Returns the number of rains that are planned. */
  keepRains: () => Promise<number>
  keepBoards: () => Promise<number>
  /** Returns the number of lucky bets. */
  drawBets: () => Promise<number>
  /** Returns the number of members who got a gift. */
  giveGifts: () => Promise<number>
  /** Returns the number of addresses that were erased. */
  forgetOrders: () => Promise<number>
  /** Returns the number of members whose rank was checked. */
  followRanks: () => Promise<number>
  /** Returns the number of rebates paid. */
  payRebates: () => Promise<number>
  /** Returns the number of income rows that were written. */
  addUpIncome: () => Promise<number>
  /** Returns how many times members got points. */
  addUpPoints: () => Promise<number>
  /** Returns the number of lots of points that expired. */
  expirePoints: () => Promise<number>
  transactions: Pick<TransactionService, 'addUpBusy'>
  betRecords: Pick<BetRecordService, 'addUpBusy'>
  houseReports: Pick<HouseReportService, 'closeDays'>
  gamePerformance: Pick<GamePerformanceService, 'closeDays'>
  auditHeads: Pick<AuditHeads, 'keepDays'>
  agentRuns: Pick<AgentRunService, 'runAll'>
  smsOutbox: Pick<SmsOutbox, 'forget'>
  mailOutbox: Pick<MailOutbox, 'forget' | 'deliver'>
  pruneShortLived: () => Promise<number>
}

/** Each job may run twice, or on two workers at once; the second run finds nothing left to do. */
export function createJobs({
  ledger,
  clock,
  logger,
  kycRetention,
  launches,
  vendorWallet,
  steppedOriginals,
  expireDeposits,
  expireBonuses,
  expireRewards,
  keepRains,
  keepBoards,
  drawBets,
  giveGifts,
  forgetOrders,
  followRanks,
  payRebates,
  addUpIncome,
  addUpPoints,
  expirePoints,
  transactions,
  betRecords,
  houseReports,
  gamePerformance,
  auditHeads,
  agentRuns,
  smsOutbox,
  mailOutbox,
  pruneShortLived,
}: Deps): Job[] {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  return [
    /** LED-10: checks wallets against their postings. */
    defineJob({ name: 'ledger.reconcile', payload: nothing, schedule: '7 * * * *', run: () => ledger.reconcileDue() }),
    /** LED-06: holds that were not settled in time. */
    defineJob({
      name: 'ledger.expireHolds',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await ledger.expireHolds()
        if (expired > 0) logger.info({ expired }, 'holds expired')
      },
    }),
    /** Orders not paid in time; money that still arrives goes to review. */
    defineJob({
      name: 'deposit.expire',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await expireDeposits()
        if (expired > 0) logger.info({ expired }, 'deposits expired')
      },
    }),
    /** BON-05: bonuses not completed in their days. */
    defineJob({
      name: 'bonus.expire',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await expireBonuses()
        if (expired > 0) logger.info({ expired }, 'bonuses expired')
      },
    }),
    /** Rewards not claimed in time, or issued before a break from playing: their budget is free again. */
    defineJob({
      name: 'reward.expire',
      payload: nothing,
      schedule: '* * * * *',
      run: async () => {
        const expired = await expireRewards()
        if (expired > 0) logger.info({ expired }, 'rewards expired')
      },
    }),
    /** The next rain of each campaign, its reminders, and the end of those that are over. */
    defineJob({ name: 'rain.keep', payload: nothing, schedule: '* * * * *', run: async () => void (await keepRains()) }),
    defineJob({ name: 'leaderboard.keep', payload: nothing, schedule: '* * * * *', run: async () => void (await keepBoards()) }),
    defineJob({ name: 'luckyBet.draw', payload: nothing, schedule: '* * * * *', run: async () => void (await drawBets()) }),
    /** Operators' gifts to more members than one call can handle. */
    defineJob({ name: 'rewardGrant.give', payload: nothing, schedule: '* * * * *', run: async () => void (await giveGifts()) }),
    /** Updates the ranks of members who don't look at theirs: ranks reached, and ranks that ended with a month. */
    defineJob({
      name: 'vip.followRanks',
      payload: nothing,
      schedule: '*/10 * * * *',
      run: async () => {
        const followed = await followRanks()
        if (followed > 0) logger.info({ followed }, 'ranks followed')
      },
    }),
    /** Every hour, because each merchant has its own time zone. */
    defineJob({
      name: 'vip.payRebates',
      payload: nothing,
      schedule: '2 * * * *',
      run: async () => {
        const paid = await payRebates()
        if (paid > 0) logger.info({ paid }, 'rebates paid')
      },
    }),
    /** Income from invitees' bets on past days, in each merchant's time zone. */
    defineJob({
      name: 'referral.addUp',
      payload: nothing,
      schedule: '12 * * * *',
      run: async () => {
        const written = await addUpIncome()
        if (written > 0) logger.info({ written }, 'income of invitations added up')
      },
    }),
    /** Adds up the points of past days, and expires those of past months, in each merchant's time zone. */
    defineJob({
      name: 'points.addUp',
      payload: nothing,
      schedule: '14 * * * *',
      run: async () => {
        const [given, expired] = [await addUpPoints(), await expirePoints()]
        if (given + expired > 0) logger.info({ given, expired }, 'points added up')
      },
    }),
    /** Erases the addresses of orders for points, long after they were sent. */
    defineJob({
      name: 'pointOrder.forget',
      payload: nothing,
      schedule: '15 2 * * *',
      run: async () => void (await forgetOrders()),
    }),
    /** Creates the partitions of the next months before their first row. */
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
      run: () => ledger.pruneKeys(daysAgo(ANSWERS_KEPT_DAYS)),
    }),
    /** Expired sessions, codes and counters, if there is no Redis that deletes them itself. */
    defineJob({ name: 'short-lived.prune', payload: nothing, schedule: '*/15 * * * *', run: () => pruneShortLived() }),
    /** Prepares sums for reports before active players request them. */
    defineJob({ name: 'transaction.addUp', payload: nothing, schedule: '10 18 * * *', run: () => transactions.addUpBusy() }),
    defineJob({ name: 'bet-record.addUp', payload: nothing, schedule: '25 18 * * *', run: () => betRecords.addUpBusy() }),
    /** Every hour, because each merchant's day ends at its own time. */
    defineJob({ name: 'house-report.closeDays', payload: nothing, schedule: '35 * * * *', run: () => houseReports.closeDays() }),
    defineJob({
      name: 'game-performance.closeDays',
      payload: nothing,
      schedule: '38 * * * *',
      run: () => gamePerformance.closeDays(),
    }),
    /** Every hour too: stores the head of the audit log at the end of each day; reports a broken log in the server's log. */
    defineJob({ name: 'audit.keepHeads', payload: nothing, schedule: '5 * * * *', run: () => auditHeads.keepDays() }),
    /** Every minute: continues real-time salaries, and bills and pays every period that has ended in the merchant's time zone. */
    defineJob({ name: 'agent-bill.run', payload: nothing, schedule: '* * * * *', run: () => agentRuns.runAll() }),
    defineJob({
      name: 'launch.prune',
      payload: nothing,
      schedule: '50 1 * * *',
      run: () => launches.forgetExpired(),
    }),
    /** Rounds of vendors that were never ended. */
    defineJob({
      name: 'vendor-wallet.endForgottenRounds',
      payload: nothing,
      schedule: '*/10 * * * *',
      run: () => vendorWallet.endForgottenRounds(),
    }),
    /** GAM-06: rounds of Mines and Hi-Lo that players left open. */
    defineJob({
      name: 'originals.endLeftRounds',
      payload: nothing,
      schedule: '*/5 * * * *',
      run: () => steppedOriginals.endLeftRounds(),
    }),
    /** WAL-01: answers are kept as long as the ledger keeps the keys of the same calls. */
    defineJob({
      name: 'vendor-wallet.pruneAnswers',
      payload: nothing,
      schedule: '45 1 * * *',
      run: () => vendorWallet.forgetAnswers(daysAgo(ANSWERS_KEPT_DAYS)),
    }),
    /** Pictures and numbers of identity documents that the merchant no longer keeps. */
    defineJob({ name: 'kyc.applyRetention', payload: nothing, schedule: '5 2 * * *', run: () => kycRetention.run() }),
    defineJob({
      name: 'sms.pruneOutbox',
      payload: nothing,
      schedule: '55 1 * * *',
      run: () => smsOutbox.forget(daysAgo(OUTBOX_KEPT_DAYS)),
    }),
    /** Enqueued with each mail if there is a mail server; retried if sending fails. */
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
