/** Writes the rebate bills of each day once, even if two processes run at the same moment. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface RebateDay {
  merchantId: number
  day: string
  from: Date
  until: Date
}

const KIND = 'REBATE'

export function createRebateRunRepository({ prisma }: Database) {
  return {
    /** The start of the last calculated day, if there is one. */
    async lastRun(merchantId: number): Promise<Date | undefined> {
      const run = await prisma.agentRun.findFirst({
        where: { merchantId, kind: KIND, finishedAt: { not: null } },
        orderBy: { periodStart: 'desc' },
      })
      return run?.periodStart
    },

    /** Writes the day's bills, all or none; undefined if it was already done. `expiresAt`: how long they wait to be claimed. */
    async writeBills(
      tx: PrismaTransaction,
      { merchantId, day, from, until }: RebateDay,
      now: Date,
      expiresAt?: Date,
    ): Promise<number | undefined> {
      const run = { merchantId, kind: KIND, periodStart: from }
      await tx.agentRun.createMany({ data: [{ ...run, startedAt: now }], skipDuplicates: true })
      const [row] = await tx.$queryRaw<{ finished_at: Date | null }[]>`
        SELECT finished_at FROM agent_run WHERE merchant_id = ${merchantId} AND kind = ${KIND} AND period_start = ${from} FOR UPDATE`
      if (row?.finished_at) return undefined
      const [written] = await tx.$queryRaw<{ bills: number }[]>`
        SELECT rebate_write_bills(${merchantId}::int, ${day}::date, ${from}, ${until}, 'DUE', ${now}) AS bills`
      const bills = written?.bills ?? 0
      // Amounts taken back for an earlier day are not claimed.
      if (expiresAt)
        await tx.agentBill.updateMany({
          where: { ...run, status: 'DUE', gross: { gt: 0 } },
          data: { status: 'UNCOLLECTED', isByHand: true, expiresAt, funded: 0 },
        })
      await tx.agentRun.update({ where: { merchantId_kind_periodStart: run }, data: { finishedAt: now, bills } })
      return bills
    },
  }
}
export type RebateRunRepository = ReturnType<typeof createRebateRunRepository>
