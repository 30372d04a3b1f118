import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { CampaignBudgets } from './reward-campaign.ts'

/** Takes what was written back with its transaction. */
class OverBudget extends Error {}

/** Promises something of a campaign's budget that has room for it, or for `room`, as the last step of its transaction: others wait for it from there on. */
export type PromiseOf = (tx: PrismaTransaction, campaignId: number, amount: bigint, room?: bigint) => Promise<void>

/** Runs `work` in one transaction; undefined, and nothing written, where the budget does not allow what it promises. */
export function createWithinBudget(campaigns: Pick<CampaignBudgets, 'promiseMore'>, inTransaction: InTransaction) {
  const promise: PromiseOf = async (tx, campaignId, amount, room) => {
    if (!(await campaigns.promiseMore(tx, campaignId, amount, room))) throw new OverBudget()
  }
  return <T>(work: (tx: PrismaTransaction, promiseOf: PromiseOf) => Promise<T>): Promise<T | undefined> =>
    inTransaction((tx) => work(tx, promise)).catch((error: unknown) => {
      if (error instanceof OverBudget) return undefined
      throw error
    })
}
