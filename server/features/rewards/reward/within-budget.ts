import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { CampaignBudgets } from './reward-campaign.ts'

/** Rolls the transaction back. */
class OverBudget extends Error {}

/** Promises part of a campaign's budget if it has room for the amount, or for `room`. The last step of a transaction: others wait from then on. */
export type PromiseOf = (tx: PrismaTransaction, campaignId: number, amount: bigint, room?: bigint) => Promise<void>

/** Runs `work` in one transaction; undefined, with nothing written, if the budget does not cover what it promises. */
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
