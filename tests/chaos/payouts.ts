/** Pending bills, one per payee and period, and the job that pays them. */
import { setTimeout as delay } from 'node:timers/promises'
import { amount } from '#seed/builders/index.ts'
import type { Container } from '#server/container.ts'
import type { Work } from './work.ts'

export const BILL = amount(3)
const FIRST_PERIOD = new Date('2026-11-01T00:00:00Z').getTime()
const DAY_MS = 86_400_000
const AGAIN_MS = 100
const PAID_MS = 180_000

/** Retries, because the database may be down at the moment. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PAID_MS; ; await delay(AGAIN_MS)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

export function createPayouts({ database }: Container, { merchant, payees }: Work) {
  let periods = 0
  return {
    count: () => periods * payees.length,
    async add(): Promise<void> {
      const periodStart = new Date(FIRST_PERIOD + periods * DAY_MS)
      const bill = { merchantId: merchant.id, kind: 'REBATE', status: 'DUE', gross: BILL, funded: BILL, deducted: 0n, net: BILL }
      const rest = { periodStart, periodEnd: new Date(periodStart.getTime() + DAY_MS), createdAt: periodStart }
      const statement = { kind: 'REBATE', lines: [] }
      await insist(() =>
        database.prisma.agentBill.createMany({
          data: payees.map(({ id }) => ({ ...bill, ...rest, statement, payeeId: id })),
          skipDuplicates: true,
        }),
      )
      periods += 1
      await insist(() => database.pool.query(`SELECT graphile_worker.add_job('agent-bill.run')`))
    },
    /** Waits until all are paid, or gives up. */
    async wait(): Promise<void> {
      const paid = () => database.prisma.agentBill.count({ where: { status: 'PAID' } })
      const latest = Date.now() + PAID_MS
      while ((await insist(paid)) < periods * payees.length && Date.now() < latest) await delay(AGAIN_MS)
    },
  }
}
export type Payouts = ReturnType<typeof createPayouts>
