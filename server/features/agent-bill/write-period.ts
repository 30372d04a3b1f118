/** A period's bills from its contracts and what the teams did; and the difference where bets of it were settled anew. */
import type { BillStatement, ContractStatement, SalaryKind } from '#contract/agent-bill.ts'
import { readTerms } from '#server/features/agent-contracts/contract-terms.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AgentBillRepository } from './agent-bill.repository.ts'
import { type NewBill, readStatement } from './bill-record.ts'
import { collectableUntil } from './by-hand.ts'
import { differencesByHand } from './correct-by-hand.ts'
import { type Before, leftBehind } from './dividend.ts'
import { type Period, daysOf, isFirstOfMonth, periodOf } from './periods.ts'
import { type CountingContract, reckon, type Reckoned } from './reckon.ts'
import type { TeamFiguresRepository } from './team-figures.repository.ts'

interface Deps {
  bills: AgentBillRepository
  teams: TeamFiguresRepository
}
export type BillingMerchant = Pick<Merchant, 'id' | 'timezone' | 'settings'>

type Kept = Awaited<ReturnType<AgentBillRepository['billsBetween']>>[number]
const contractStatementOf = ({ statement }: Kept): ContractStatement | undefined => {
  const read = readStatement(statement)
  return 'figures' in read ? read : undefined
}
/** Of a dividend: what the period after it reads. */
const leavesOf = (statement: BillStatement | undefined): bigint =>
  statement && 'figures' in statement && statement.kind === 'DIVIDEND' ? leftBehind(statement) : 0n
const pairOf = ({ payerId, payeeId }: { payerId: number | null; payeeId: number }) => `${payerId ?? ''}>${payeeId}`
const keyOf = ({ payeeId, contractId }: { payeeId: number; contractId: number }) => `${payeeId}/${contractId}`
const sumBy = <T>(rows: readonly T[], by: (row: T) => string, of: (row: T) => bigint): Map<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const row of rows) sums.set(by(row), (sums.get(by(row)) ?? 0n) + of(row))
  return sums
}

/** Gross of those directly below, by payer. */
const owedBy = (rows: readonly { payerId: number | null; gross: bigint }[]) =>
  sumBy(
    rows.filter(({ payerId }) => payerId !== null),
    ({ payerId }) => String(payerId),
    ({ gross }) => gross,
  )

export function createPeriodWriter({ bills, teams }: Deps) {
  async function contractsAt(merchantId: number, kind: SalaryKind, period: Period): Promise<CountingContract[]> {
    const rows = await bills.counting(merchantId, kind, period)
    return rows.map(({ id, terms, ...parties }) => ({ contractId: id, ...parties, terms: readTerms(terms) }))
  }

  async function figuresOf(
    { id, timezone }: BillingMerchant,
    kind: SalaryKind,
    period: Period,
    contracts: readonly CountingContract[],
  ) {
    const wanted = contracts.map(({ terms: { minBillingOrder }, ...contract }) => ({ ...contract, minBillingOrder }))
    if (kind === 'HOURLY') return teams.ofInstants(id, wanted, period)
    const days = daysOf(period, timezone)
    const [atPlace, anywhere] = [wanted.filter(({ isAtPlace }) => isAtPlace), wanted.filter(({ isAtPlace }) => !isAtPlace)]
    const [ofPlace, ofTeam] = await Promise.all([
      atPlace.length > 0 ? teams.atPlace(id, atPlace, days) : undefined,
      kind === 'REALTIME' ? teams.stakesOfDay(id, anywhere, days.from) : teams.ofDays(id, anywhere, days),
    ])
    const isPlaced = new Set(atPlace.map(({ payeeId }) => payeeId))
    return (payeeId: number) => (ofPlace && isPlaced.has(payeeId) ? ofPlace(payeeId) : ofTeam(payeeId))
  }

  /** Hourly: by contract, the day's hours before this one. Daily: by payer and payee, all hours of the day that are taken off it. */
  async function hoursOf({ id, timezone }: BillingMerchant, kind: SalaryKind, { start, end }: Period) {
    if (kind === 'HOURLY') {
      const day = periodOf('DAILY', start, timezone)
      const before = sumBy(
        await bills.billsBetween(id, 'HOURLY', day.start, start),
        ({ contractId }) => String(contractId),
        ({ gross }) => gross,
      )
      return ({ contractId }: CountingContract) => before.get(String(contractId)) ?? 0n
    }
    if (kind !== 'DAILY') return () => 0n
    const hours = await bills.billsBetween(id, 'HOURLY', start, end)
    const taken = sumBy(
      hours.filter((bill) => contractStatementOf(bill)?.terms.offsetsDaily),
      pairOf,
      ({ gross }) => gross,
    )
    return (contract: CountingContract) => taken.get(pairOf(contract)) ?? 0n
  }

  /** By payer and payee: the half month before, as it stands after its last correction. */
  async function beforeOf({ id, timezone }: BillingMerchant, kind: SalaryKind, { start }: Period) {
    if (kind !== 'DIVIDEND') return () => undefined
    const before = periodOf(kind, new Date(start.getTime() - 1), timezone)
    const found = new Map<string, Before>()
    for (const bill of await bills.billsBetween(id, kind, before.start, start)) {
      const statement = contractStatementOf(bill)
      if (statement) found.set(pairOf(bill), { loss: statement.figures.loss, carryOut: statement.carryOut })
    }
    return (contract: CountingContract) => found.get(pairOf(contract))
  }

  /** What each contract of the period comes to, as the figures stand now; `only` some where that is enough. */
  async function reckonPeriod(
    merchant: BillingMerchant,
    kind: SalaryKind,
    period: Period,
    only: (contracts: readonly CountingContract[]) => readonly CountingContract[] = (all) => all,
  ): Promise<Reckoned[]> {
    const contracts = only(await contractsAt(merchant.id, kind, period))
    if (contracts.length === 0) return []
    const [figures, hours, before] = await Promise.all([
      figuresOf(merchant, kind, period, contracts),
      hoursOf(merchant, kind, period),
      beforeOf(merchant, kind, period),
    ])
    return reckon(kind, contracts, {
      figuresOf: figures,
      hoursOf: hours,
      beforeOf: before,
      isFirstOfMonth: isFirstOfMonth(period, merchant.timezone),
      skipsBelowUnreached: merchant.settings.agents.skipsBelowUnreached,
    })
  }

  /** With a bill for each agent that pays others and has no contract of its own. */
  function billsOf(
    merchantId: number,
    kind: SalaryKind,
    { start, end }: Period,
    reckoned: readonly Reckoned[],
    expiresAt?: Date,
  ): NewBill[] {
    const owed = owedBy(reckoned)
    const about = { merchantId, kind, periodStart: start, periodEnd: end }
    // By hand each stands alone: what is paid on below is the payer's own deed.
    if (expiresAt)
      return reckoned.map(({ contractId, payeeId, payerId, gross, statement, until }) => {
        return { ...about, periodEnd: until ?? end, contractId, payeeId, payerId, gross, net: gross, statement, expiresAt }
      })
    const isPaid = new Set(reckoned.map(({ payeeId }) => payeeId))
    const ofContracts = reckoned.map(({ contractId, payeeId, payerId, gross, statement, until }) => {
      const deducted = owed.get(String(payeeId)) ?? 0n
      const parties = { contractId, payeeId, payerId }
      return { ...about, ...parties, periodEnd: until ?? end, gross, deducted, net: gross - deducted, statement }
    })
    const payers = [...owed].flatMap(([payer, deducted]) => {
      const payeeId = Number(payer)
      if (isPaid.has(payeeId) || deducted === 0n) return []
      const statement = { kind: 'PAYER' } as const
      return [{ ...about, contractId: 0, payeeId, payerId: null, gross: 0n, deducted, net: -deducted, statement }]
    })
    return [...ofContracts, ...payers]
  }

  /** The same of bills by hand. Returns how many have changed or are new. */
  async function correctByHand(merchant: BillingMerchant, kind: SalaryKind, period: Period, there: readonly Kept[], at: Date) {
    const about = { merchantId: merchant.id, kind, periodStart: period.start, periodEnd: period.end }
    const left = new Map(there.map((bill) => [keyOf(bill), leavesOf(readStatement(bill.statement))]))
    const { changed, added } = differencesByHand(there, await reckonPeriod(merchant, kind, period), about, {
      expiresAt: collectableUntil(kind, at, merchant) ?? at,
      leavesAnother: (one) => leavesOf(one.statement) !== (left.get(keyOf(one)) ?? 0n),
    })
    for (const { id, ...bill } of changed) await bills.updateWaiting(id, bill)
    await bills.writeBills(added, at)
    return changed.length + added.length
  }

  return {
    contractsAt,
    reckonPeriod,
    billsOf,

    /** Bills of a period that is over: those that are there stay. Returns how many there are. */
    async write({ id, timezone, settings }: BillingMerchant, kind: SalaryKind, period: Period, at: Date): Promise<number> {
      const reckoned = await reckonPeriod({ id, timezone, settings }, kind, period)
      const written = billsOf(id, kind, period, reckoned, collectableUntil(kind, at, { timezone, settings }))
      await bills.finish({ merchantId: id, kind, periodStart: period.start }, written, at, at)
      return written.length
    },

    /** Where the figures of a billed period have changed, the difference as bills of their own. Returns how many. */
    async correct(merchant: BillingMerchant, kind: SalaryKind, period: Period, at: Date): Promise<number> {
      const run = { merchantId: merchant.id, kind, periodStart: period.start }
      const there = await bills.bills(run)
      if (there.length === 0) return 0
      if (there.some(({ isByHand }) => isByHand)) return correctByHand(merchant, kind, period, there, at)
      const billed = sumBy(there, keyOf, ({ gross }) => gross)
      const owedBefore = sumBy(there, keyOf, ({ deducted }) => deducted)
      const left = new Map(there.map((bill) => [keyOf(bill), leavesOf(readStatement(bill.statement))]))
      const sequence = there.reduce((last, bill) => Math.max(last, bill.sequence), 0) + 1
      const differences = billsOf(merchant.id, kind, period, await reckonPeriod(merchant, kind, period)).flatMap((bill) => {
        const gross = bill.gross - (billed.get(keyOf(bill)) ?? 0n)
        const deducted = (bill.deducted ?? 0n) - (owedBefore.get(keyOf(bill)) ?? 0n)
        // Of nothing more or less, too, where the next period has another sum to begin with.
        const isSame = gross === 0n && deducted === 0n && leavesOf(bill.statement) === (left.get(keyOf(bill)) ?? 0n)
        return isSame ? [] : [{ ...bill, sequence, gross, deducted, net: gross - deducted }]
      })
      await bills.writeBills(differences, at)
      return differences.length
    },

    /** A day of real-time salaries goes on: each contract's one bill is brought up to what its team has bet by now. */
    async goOn(merchant: BillingMerchant, period: Period, at: Date): Promise<number> {
      const run = { merchantId: merchant.id, kind: 'REALTIME' as const, periodStart: period.start }
      const there = new Map((await bills.bills(run)).map((bill) => [bill.contractId, bill]))
      const now = billsOf(merchant.id, 'REALTIME', period, await reckonPeriod(merchant, 'REALTIME', period))
      const isNews = (bill: NewBill) => bill.gross > 0n && !there.has(bill.contractId)
      await bills.writeBills(now.filter(isNews), at)
      let changed = now.filter(isNews).length
      for (const bill of now) {
        const known = there.get(bill.contractId)
        const isSame = known?.gross === bill.gross && known.deducted === bill.deducted && +known.periodEnd === +bill.periodEnd
        if (!known || isSame) continue
        await bills.update(known.id, bill)
        changed += 1
      }
      return changed
    },
  }
}
export type PeriodWriter = ReturnType<typeof createPeriodWriter>
