/** Teams for the tests of bills: a merchant of their own, bets at noon on past days. */
import type { AgentContractDetails } from '#seed/builders/agent.ts'
import { amount } from '#seed/builders/amount.ts'
import type { startApi } from '#tests/support/api.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const GAME = 'bill-slot'
const CLOSING_MS = 6 * HOUR_MS

/** The start of the day in Manila, this many days ago. */
export function dayStart(daysAgo: number): Date {
  const local = new Date(Date.now() + 8 * HOUR_MS)
  local.setUTCHours(0, 0, 0, 0)
  return new Date(local.getTime() - 8 * HOUR_MS - daysAgo * DAY_MS)
}
/** Yesterday's bills are due some hours into the day: earlier than that, moves the clock past them, and never into tomorrow. */
export function passClosing(clock: Pick<ReturnType<typeof startApi>['clock'], 'now' | 'shift'>): void {
  const wait = dayStart(0).getTime() + CLOSING_MS - clock.now().getTime()
  if (wait > 0) clock.shift(wait)
}
export const noon = (daysAgo: number): Date => new Date(dayStart(daysAgo).getTime() + 12 * HOUR_MS)
export const dayName = (daysAgo: number): string => new Date(noon(daysAgo).getTime()).toISOString().slice(0, 10)

type Api = ReturnType<typeof startApi>
export type Someone = Awaited<ReturnType<Api['given']['member']>>
type Terms = NonNullable<AgentContractDetails['terms']>
type Tier = readonly [turnover: number, active: number, percent: number, loss?: number]

export const terms = (tiers: readonly Tier[], rest: Partial<Terms> = {}): Terms => ({
  tiers: tiers.map(([turnover, minActive, percent, loss]) => ({
    minTurnover: String(amount(turnover)),
    minActive,
    rate: Math.round(percent * 10_000),
    ...(loss !== undefined && { minLoss: String(amount(loss)) }),
  })),
  minBillingOrder: String(amount(100)),
  ...rest,
})
export const U_TERMS = terms([
  [100_000, 3, 0.5],
  [500_000, 8, 0.8],
  [1_000_000, 15, 1],
])
export const X_TERMS = terms([
  [100_000, 3, 0.4],
  [500_000, 8, 0.6],
])

export function teams({ given, container }: Pick<Api, 'given' | 'container'>) {
  let hasGame = false
  async function merchant(details: Parameters<Api['given']['merchant']>[0] = {}) {
    if (!hasGame) await given.game({ vendor: await given.vendor(), gameCode: GAME, category: 'RNG' })
    hasGame = true
    return given.merchant({ timezone: 'Asia/Manila', ...details })
  }
  /** Their stake is lost, or paid back in part. */
  async function bets(member: { id: number }, stake: number, at: Date, payout = 0) {
    await given.deposit(member, amount(stake))
    return given.round({ member, gameCode: GAME, stake: amount(stake), payout: amount(payout), at })
  }
  async function balanceOf(member: { id: number }): Promise<number> {
    return Number(await container().ledger.balanceOf(member.id, 'PHP')) / 10_000
  }
  async function run(of: { id: number }) {
    return container().agentRuns.run((await container().merchants.findById(of.id))!)
  }
  /** Of two days ago; all kinds unless one is named. */
  const billsOf = (member: { id: number }, kind?: 'HOURLY' | 'REALTIME' | 'DIVIDEND' | 'REBATE') =>
    container().database.prisma.agentBill.findMany({
      where: { payeeId: member.id, ...(kind ? { kind } : { kind: 'DAILY', periodStart: dayStart(2) }) },
      orderBy: [{ periodStart: 'asc' }, { sequence: 'asc' }],
    })
  const signed = (firstParty: Someone | null, secondParty: Someone, details: Partial<AgentContractDetails> = {}) =>
    given.agentContract({ firstParty, secondParty, status: 'signed', effectiveFrom: dayStart(2), ...details })

  /** AGT-24: U with 1,200,000.00 and 12 active, of which X below has 620,000.00 and 9; bets at noon two days ago. */
  async function fixture(details: Parameters<Api['given']['merchant']>[0] = {}, when = noon(2)) {
    const house = await merchant(details)
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    const below = async (parent: Someone, stakes: readonly number[]) => {
      const members = []
      for (const stake of stakes) {
        const member = await given.member({ merchant: house, parent })
        await bets(member, stake, when)
        members.push(member)
      }
      return members
    }
    const ofX = await below(x, [540_000, ...Array.from({ length: 8 }, () => 10_000)])
    const ofU = await below(u, [379_900, 200_000, 100])
    return { house, u, x, ofX, ofU }
  }

  /** A round voided by the house: the stake is returned. */
  async function voidRound(round: { id: bigint; memberId: number; at: Date; stake: bigint; payout: bigint }, at = new Date()) {
    const { pool, prisma } = container().database
    const { merchantId } = await prisma.member.findUniqueOrThrow({ where: { id: round.memberId } })
    await pool.query(
      `INSERT INTO bet_correction (round_id, round_at, settled_at, merchant_id, member_id, game_code, kind, stake_before, payout_before,
         stake, payout, reason, entry_id, corrected_at)
       VALUES ($1, $2, $2, $3, $4, $5, 'VOID', $6, $7, 0, 0, 'test', $1, $8)`,
      [String(round.id), round.at, merchantId, round.memberId, GAME, String(round.stake), String(round.payout), at],
    )
  }

  return { merchant, bets, balanceOf, run, billsOf, signed, fixture, voidRound }
}
