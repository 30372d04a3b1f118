/** Members who deposit, play, receive money and withdraw it, each with a request id that is repeated until it is acknowledged. */
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as downlineTransferEndpoints from '#contract/agents/downline/downline-transfer.ts'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import * as withdrawalReviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import { amount, createBuilders } from '#seed/builders/index.ts'
import type { Container } from '#server/container.ts'
import { createClient, type Site, reportPaid } from './clients.ts'
import { createPilot } from './flights.ts'
import { openHouse } from './house.ts'
import { createPlays } from './plays.ts'

const PIN = '246810'
const UNITS = { paidIn: 500, takenOut: 200, sent: 50, given: 1 }
/** One for each flow of a member; later flows go without. */
const CODES = Array.from({ length: 80 }, (_, flow) => `FLOW${flow}`)
/** In each flow; the next one goes on with the games after them, so that four members play them all. */
const ROUNDS = 3
/** So many members to a pilot, who bets on Crash. */
const MEMBERS_A_PILOT = 4
const SETTINGS = {
  deposit: { turnoverTimes: 0 },
  withdrawal: { perDay: 0, amountPerDay: '0' },
  session: { isSingle: false },
  agents: { transfer: { minimum: '10000', maximum: '50000000', perDay: '100000000000', turnoverTimes: 0 } },
}
const AGENT_HAS = 10_000_000
const PILOT_HAS = 100_000

/** What was acknowledged, by its number. */
export interface Acknowledged {
  deposits: Set<string>
  paid: Set<number>
  rejected: Set<number>
  transfers: Set<string>
  /** Tickets of rewards. */
  claims: Set<number>
  /** Rounds of originals; of slots; bets on Crash. */
  bets: Set<string>
  spins: Set<string>
  flights: Set<string>
  /** Each member's expected balance, 1/10 000. */
  balances: Map<number, bigint>
}
export const countOf = ({ deposits, paid, rejected, transfers, claims, bets, spins, flights }: Acknowledged) => ({
  deposits: deposits.size,
  withdrawals: paid.size + rejected.size,
  transfers: transfers.size,
  claims: claims.size,
  bets: bets.size,
  spins: spins.size,
  flights: flights.size,
})

export async function createWork(container: Container, url: string, members: number) {
  const given = createBuilders({
    database: container.database,
    ledger: container.ledger,
    clock: container.clock,
    bcryptCost: 4,
    merchantCode: 'chaos',
  })
  const merchant = await given.merchant({ settings: SETTINGS, flags: { AGENTRANSMULTDOWN3: true } })
  await given.banks()
  const channel = await given.depositChannel({ merchant, method: 'GATEWAY' })
  await openHouse(container, given)
  for (const code of CODES)
    await given.rewardCampaign({
      merchant,
      rule: { template: 'CODE', options: { amount: amount(UNITS.given), code, isListed: false } },
      // Exactly enough: one claim more, and the budget would refuse it.
      budget: amount(UNITS.given * members),
    })
  const errors: string[] = []
  const site: Site = {
    url,
    merchantCode: merchant.code,
    paymentSecret: container.paymentSecret,
    onError: (what) => errors.push(what),
  }
  const cashier = await given.operator({ merchant, role: 'CASHIER' })
  // The approver may not pay.
  const payer = await given.operator({ merchant, role: 'CASHIER' })
  const asOperator = createClient(site, operatorEndpoints.login, cashier)
  const asPayer = createClient(site, operatorEndpoints.login, payer)

  const done: Acknowledged = {
    deposits: new Set(),
    paid: new Set(),
    rejected: new Set(),
    transfers: new Set(),
    claims: new Set(),
    bets: new Set(),
    spins: new Set(),
    flights: new Set(),
    balances: new Map(),
  }
  const move = (memberId: number, by: bigint) => done.balances.set(memberId, (done.balances.get(memberId) ?? 0n) + by)
  const acknowledged = () => Object.values(countOf(done)).reduce((sum, one) => sum + one, 0)

  async function startMember(seat: number) {
    // One agent each: checks of the same payment password wait for each other, those of different agents do not.
    const agent = await given.member({ merchant, type: 1, paymentPassword: PIN, balance: amount(AGENT_HAS) })
    done.balances.set(agent.id, amount(AGENT_HAS))
    const asAgent = createClient(site, sessionEndpoints.login, agent)
    const member = await given.member({ merchant, parent: agent, paymentPassword: PIN })
    const account = await given.payoutAccount({ member, number: String(member.id).padStart(10, '0') })
    const asMember = createClient(site, sessionEndpoints.login, member)
    const plays = createPlays(site, asMember)
    const { id } = member

    async function payIn(requestId: string): Promise<void> {
      const placed = await asMember(depositEndpoints.place, { amount: UNITS.paidIn, vendorId: channel.vendorId, requestId })
      const { depositId } = placed as { depositId: string }
      await reportPaid(site, depositId, `payment-${requestId}`, UNITS.paidIn)
      done.deposits.add(depositId)
      move(id, amount(UNITS.paidIn))
    }
    async function sendDown(requestId: string): Promise<void> {
      const body = { customerId: id, amount: UNITS.sent, paymentPassword: PIN, requestId }
      const { transferNo } = (await asAgent(downlineTransferEndpoints.transfer, body)) as { transferNo: string }
      done.transfers.add(transferNo)
      move(id, amount(UNITS.sent))
      move(agent.id, -amount(UNITS.sent))
    }
    /** Its turnover is met by what is played next. */
    async function enterCode(promoCode: string): Promise<void> {
      const { claimedTickets } = (await asMember(rewardEndpoints.claimCode, { promoCode })) as {
        claimedTickets: { ticketId: number }[]
      }
      done.claims.add(claimedTickets[0]!.ticketId)
      move(id, amount(UNITS.given))
    }
    async function play(turn: number, requestId: string): Promise<void> {
      const { kind, id: round, stake, payout } = await plays[turn % plays.length]!(requestId)
      done[kind].add(round)
      move(id, amount(String(payout)) - amount(String(stake)))
    }
    async function takeOut(requestId: string, isPaid: boolean): Promise<void> {
      const body = { check: 'v2', amount: UNITS.takenOut, bankCardId: account.id, password: PIN, requestId }
      const asked = (await asMember(withdrawalEndpoints.withdraw, body)) as { id: number }
      if (isPaid) {
        await asOperator(withdrawalReviewEndpoints.approve, { id: asked.id })
        await asPayer(withdrawalReviewEndpoints.pay, { id: asked.id })
        done.paid.add(asked.id)
        move(id, -amount(UNITS.takenOut))
      } else {
        await asOperator(withdrawalReviewEndpoints.reject, { id: asked.id, reason: 'not today' })
        done.rejected.add(asked.id)
      }
    }
    return async (flow: number): Promise<void> => {
      const name = `flow-${id}-${flow}`
      await payIn(`${name}-in`)
      await sendDown(`${name}-sent`)
      if (CODES[flow]) await enterCode(CODES[flow])
      for (let times = 0; times < ROUNDS; times += 1) await play((seat + flow) * ROUNDS + times, `${name}-round-${times}`)
      await takeOut(`${name}-out`, flow % 2 === 1)
    }
  }
  async function startPilot() {
    const member = await given.member({ merchant, balance: amount(PILOT_HAS) })
    done.balances.set(member.id, amount(PILOT_HAS))
    const fly = createPilot(site, createClient(site, sessionEndpoints.login, member))
    return async (flow: number): Promise<void> => {
      const { id, stake, payout } = await fly(`flight-${member.id}-${flow}`)
      done.flights.add(id)
      move(member.id, amount(String(payout)) - amount(String(stake)))
    }
  }
  const flows: ((flow: number) => Promise<void>)[] = []
  // In sequence: an opening balance is an import, which takes two connections of the pool.
  for (let member = 0; member < members; member += 1) {
    flows.push(await startMember(member))
    if (member % MEMBERS_A_PILOT === 0) flows.push(await startPilot())
  }
  const payees = await Promise.all(Array.from({ length: members }, () => given.member({ merchant })))

  return {
    done,
    merchant,
    payees,
    cashier,
    /** Answers that are internal errors of the site. */
    errors,
    acknowledged,
    /** Runs until `isOver`, and completes what was started. */
    async run(isOver: () => boolean): Promise<void> {
      const runOne = async (takeFlow: (flow: number) => Promise<void>) => {
        for (let flow = 0; flow === 0 || !isOver(); flow += 1) await takeFlow(flow)
      }
      await Promise.all(flows.map(runOne))
    },
  }
}
export type Work = Awaited<ReturnType<typeof createWork>>
