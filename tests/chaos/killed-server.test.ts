/**
 * The server is killed (kill -9) again and again while members pay in and take out. Each deposit and each withdrawal is wholly
 * done or wholly not, whenever it happened, and who asks again by the same name gets the same.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { depositEndpoints } from '#contract/deposit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { operatorEndpoints } from '#contract/operator.ts'
import { sessionEndpoints } from '#contract/session.ts'
import { withdrawalEndpoints } from '#contract/withdrawal.ts'
import { withdrawalReviewEndpoints } from '#contract/withdrawal-review.ts'
import { amount } from '#seed/builders/index.ts'
import { signPayment } from '#server/integrations/payment/payment.ts'
import { freePort } from '#server/platform/free-port.ts'
import { startApi } from '#tests/support/api.ts'
import { HOST, servers } from './servers.ts'

const MEMBERS = 20
const FLOWS_EACH = 10
const KILLS_AT_LEAST = 5
/** Answers a server lives for, and then so much longer: by what it does, for a slow machine must not mean a shorter life. */
const LIFE = { answers: 110, extraMs: 40 }
const PIN = '246810'
const PAID_IN = 500
const TAKEN_OUT = 200
const LONG_MS = 400_000
const AGAIN_MS = 20

const { given, container } = startApi()
const { startServer } = servers(container)

interface Answer {
  status: number
  success?: boolean
  errorCode?: string
  value?: unknown
}
/** Undefined = nobody answered: it may be done, or not. */
async function call(
  url: string,
  merchantCode: string,
  { method, path }: Endpoint,
  body: object,
  token = '',
): Promise<Answer | undefined> {
  try {
    const response = await fetch(url + path, {
      method: String(method),
      headers: { 'Content-Type': 'application/json', Merchant: merchantCode, Authorization: token },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...((await response.json()) as object) }
  } catch {
    return undefined
  }
}

interface Who {
  username: string
  password: string
}
/** A caller who tries until there is an answer, and logs in again where the session went with the server. */
function createClient(url: string, merchantCode: string, login: Endpoint, who: Who, onAnswer: () => void) {
  let token = ''
  let loggingIn: Promise<void> | undefined
  async function logIn(): Promise<void> {
    const session = await call(url, merchantCode, login, { username: who.username, password: who.password })
    if (session && !session.success) throw new Error(`${who.username} can't log in: ${session.errorCode}`)
    if (session) token = (session.value as { token: string }).token
    else await delay(AGAIN_MS)
  }
  return async (endpoint: Endpoint, body: object): Promise<Answer> => {
    for (;;) {
      const used = token
      const answer = used ? await call(url, merchantCode, endpoint, body, used) : { status: 401 }
      if (answer?.success) {
        onAnswer()
        return answer
      }
      if (answer && answer.status !== 401) throw new Error(`${endpoint.path}: ${answer.errorCode}`)
      if (!answer) await delay(AGAIN_MS)
      else if (token === used) await (loggingIn ??= logIn().finally(() => (loggingIn = undefined)))
    }
  }
}

interface Half {
  what: string
  id: string
}
/** Everything that is neither wholly done nor wholly not. */
async function halves(): Promise<Half[]> {
  const { rows } = await container().database.pool.query<Half>(`
    SELECT 'a deposit and its entry' AS what, d.number AS id FROM deposit d
      WHERE (d.state = 'CONFIRMED') <> (SELECT count(*) = 1 FROM ledger_entry e WHERE e.type = 'DEPOSIT' AND e.reference = d.number)
    UNION ALL SELECT 'a deposit and what told of it', d.number FROM deposit d
      WHERE (d.state = 'CONFIRMED') <> EXISTS (SELECT FROM payment_callback c WHERE c.deposit_id = d.id AND c.result = 'CONFIRMED')
    UNION ALL SELECT 'a withdrawal and its hold', w.id::text FROM withdrawal w LEFT JOIN ledger_hold h ON h.id = w.hold_id
      WHERE h.state IS DISTINCT FROM CASE w.state WHEN 'PAID' THEN 'POSTED' WHEN 'REJECTED' THEN 'VOIDED' ELSE 'PENDING' END
    UNION ALL SELECT 'a hold and its withdrawal', h.reference FROM ledger_hold h
      WHERE h.type = 'WITHDRAWAL' AND NOT EXISTS (SELECT FROM withdrawal w WHERE w.hold_id = h.id)
    UNION ALL SELECT 'a decision and its audit entry', w.id::text FROM withdrawal w
      WHERE (CASE WHEN w.approved_at IS NULL THEN 0 ELSE 1 END + CASE WHEN w.closed_at IS NULL THEN 0 ELSE 1 END)
        <> (SELECT count(*) FROM audit_entry a WHERE a.entity = 'withdrawal' AND a.entity_id = 'W' || lpad(w.id::text, 8, '0'))`)
  const { drifts } = await container().ledger.reconcile()
  return [...rows, ...drifts.map((drift) => ({ what: 'a balance', id: JSON.stringify(drift, (_, v) => String(v)) }))]
}

/** What a killed process had begun ends with its connections. */
async function untilItsConnectionsAreGone(): Promise<void> {
  const own = container().database.pool
  for (;;) {
    const { rows } = await own.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
    )
    if (rows[0]!.others === 0) return
    await delay(10)
  }
}

describe('a server that is killed', () => {
  it(
    'LED-01, LED-03, LED-06: leaves each of 200 deposits and withdrawals wholly done or wholly not',
    async () => {
      const merchant = await given.merchant({
        settings: { deposit: { turnoverTimes: 0 }, withdrawal: { perDay: 0, amountPerDay: '0' }, session: { isSingle: false } },
      })
      await given.banks()
      const channel = await given.depositChannel({ merchant, method: 'GATEWAY' })
      const cashier = await given.operator({ merchant, role: 'CASHIER' })
      const people = await Promise.all(
        Array.from({ length: MEMBERS }, async () => {
          const member = await given.member({ merchant, paymentPassword: PIN })
          return { ...member, account: await given.payoutAccount({ member }) }
        }),
      )
      const port = await freePort(43_100, HOST)
      const url = `http://${HOST}:${port}`

      const so = { far: 0, isOver: false }
      let kills = 0
      let server = await startServer(port)
      const found: Half[] = []
      async function killAgainAndAgain(): Promise<void> {
        while (!so.isOver) {
          const end = so.far + Math.ceil(Math.random() * LIFE.answers)
          while (so.far < end && !so.isOver) await delay(1)
          await delay(Math.random() * LIFE.extraMs)
          if (so.isOver) return
          await server.kill()
          kills += 1
          await untilItsConnectionsAreGone()
          found.push(...(await halves()))
          server = await startServer(port)
        }
      }

      /** As a payment site does: the same payment, until it is taken. */
      async function tellPaid(order: string, paymentId: string): Promise<void> {
        const body = JSON.stringify({ paymentId, order, outcome: 'SUCCEEDED', amount: String(PAID_IN * 10_000) })
        const headers = { 'Content-Type': 'application/json', 'X-Signature': signPayment(container().paymentSecret, body) }
        for (;;) {
          const answer = await fetch(`${url}/wps/payment/callback`, { method: 'POST', headers, body }).catch(() => undefined)
          if (answer?.ok) return
          if (answer && answer.status < 500) throw new Error(`the callback was refused: ${answer.status}`)
          await delay(AGAIN_MS)
        }
      }
      const count = () => (so.far += 1)
      const asOperator = createClient(url, merchant.code, operatorEndpoints.login, cashier, count)
      async function flows(person: (typeof people)[number]): Promise<void> {
        const asMember = createClient(url, merchant.code, sessionEndpoints.login, person, count)
        for (let flow = 0; flow < FLOWS_EACH; flow++) {
          const requestId = `flow-${person.id}-${flow}`
          const placed = await asMember(depositEndpoints.place, { amount: PAID_IN, vendorId: channel.vendorId, requestId })
          await tellPaid((placed.value as { depositId: string }).depositId, `payment-${person.id}-${flow}`)
          const asked = { check: 'v2', amount: TAKEN_OUT, bankCardId: person.account.id, password: PIN, requestId }
          const { id } = (await asMember(withdrawalEndpoints.withdraw, asked)).value as { id: number }
          if (flow % 2) await asOperator(withdrawalReviewEndpoints.reject, { id, reason: 'not today' })
          else {
            await asOperator(withdrawalReviewEndpoints.approve, { id })
            await asOperator(withdrawalReviewEndpoints.pay, { id })
          }
        }
      }
      const killing = killAgainAndAgain()
      await Promise.all(people.map(flows)).finally(() => {
        so.isOver = true
      })
      await killing
      await server.stop()

      expect(found).toEqual([])
      expect(kills).toBeGreaterThanOrEqual(KILLS_AT_LEAST)
      expect(await halves()).toEqual([])
      const { prisma } = container().database
      const where = { merchantId: merchant.id }
      expect(await prisma.deposit.count({ where: { ...where, state: 'CONFIRMED' } })).toBe(MEMBERS * FLOWS_EACH)
      expect(await prisma.deposit.count({ where })).toBe(MEMBERS * FLOWS_EACH)
      expect(await prisma.withdrawal.count({ where: { ...where, state: 'PAID' } })).toBe((MEMBERS * FLOWS_EACH) / 2)
      expect(await prisma.withdrawal.count({ where: { ...where, state: 'REJECTED' } })).toBe((MEMBERS * FLOWS_EACH) / 2)
      const left = amount(PAID_IN * FLOWS_EACH - (TAKEN_OUT * FLOWS_EACH) / 2)
      for (const { id } of people) {
        const [main, locked] = ['MEMBER_MAIN', 'MEMBER_LOCKED'].map(
          async (kind) => (await container().ledger.balancesOf(id)).find((one) => one.kind === kind)?.balance,
        )
        expect([await main, await locked]).toEqual([left, 0n])
      }
    },
    LONG_MS,
  )
})
