/** A server is killed while it pays the agents: the next ones go on where it was, and each is paid once (AGT-04, AGT-05). */
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { amount } from '#seed/builders/index.ts'
import { freePort } from '#server/platform/free-port.ts'
import { startApi } from '#tests/support/api.ts'
import { HOST, servers } from './servers.ts'

const LONG_MS = 180_000
const MEMBERS = 600
const AT_ONCE = 20
const POLL_MS = 2
const AT = new Date('2026-11-01T00:00:00Z')
const { given, container } = startApi()
const { startServer } = servers(container)

/** Bills that wait, of members with nothing. */
async function writeDueBills(): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < MEMBERS) {
    const members = await Promise.all(Array.from({ length: AT_ONCE }, () => given.member()))
    await container().database.prisma.agentBill.createMany({
      data: members.map(({ id, merchantId }) => ({
        merchantId,
        kind: 'REBATE',
        payeeId: id,
        periodStart: AT,
        periodEnd: new Date(AT.getTime() + 86_400_000),
        status: 'DUE',
        gross: amount(3),
        funded: amount(3),
        deducted: 0n,
        net: amount(3),
        statement: { kind: 'REBATE', lines: [] },
        createdAt: AT,
      })),
    })
    ids.push(...members.map(({ id }) => id))
  }
  return ids
}

const paidCount = () => container().database.prisma.agentBill.count({ where: { status: 'PAID' } })
const askToPay = () => container().database.pool.query(`SELECT graphile_worker.add_job('agent-bill.run')`)

describe('AGT-05: a server that is killed while it pays', () => {
  it(
    'has paid each wholly or not at all, and the next ones pay the rest once',
    async () => {
      const members = await writeDueBills()
      const port = await freePort(43_300, HOST)
      const halfWay: number[] = []
      for (let life = 0; life < 3; life += 1) {
        const server = await startServer(port)
        const before = await paidCount()
        await askToPay()
        const isBegun = async () => (await paidCount()) > before
        if (before < MEMBERS) while (!(await isBegun())) await delay(POLL_MS)
        await server.kill()
        const after = await paidCount()
        if (after < MEMBERS) halfWay.push(after)
        // Whatever was posted is on its bill, and in its wallet.
        const { rows } = await container().database.pool.query(
          `SELECT b.id FROM agent_bill b
           LEFT JOIN (SELECT bill_id, sum(amount) AS paid, count(*) AS n FROM agent_bill_payment GROUP BY 1) p ON p.bill_id = b.id
           LEFT JOIN ledger_account a ON a.member_id = b.payee_id AND a.kind = 'MEMBER_MAIN' AND a.asset = 'PHP'
           WHERE coalesce(p.paid, 0) <> b.paid OR coalesce(a.balance, 0) <> b.paid OR p.n > 1 OR b.paid NOT IN (0, b.net)`,
        )
        expect(rows).toEqual([])
      }
      expect(halfWay.length).toBeGreaterThan(0)

      const last = await startServer(port)
      await askToPay()
      await expect.poll(paidCount, { timeout: 30_000 }).toBe(MEMBERS)
      await last.stop()
      const payments = await container().database.prisma.agentBillPayment.findMany({ select: { billId: true } })
      expect(new Set(payments.map(({ billId }) => billId)).size).toBe(MEMBERS)
      expect(payments).toHaveLength(MEMBERS)
      for (const id of members.slice(0, AT_ONCE)) expect(await container().ledger.balanceOf(id, 'PHP')).toBe(amount(3))
      expect((await container().ledger.reconcile()).drifts).toEqual([])
    },
    LONG_MS,
  )
})
