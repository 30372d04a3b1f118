/** Writes a period's bills from its contracts and the teams' figures, and the differences if its bets were resettled. */
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { BillStatement, ContractStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import { readTerms } from '#server/features/agents/agent-contracts/contract-terms.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { AgentBillRepository } from './agent-bill.repository.ts'
import { type NewBill, readStatement } from './bill-record.ts'
import { collectableUntil } from './by-hand.ts'
import { differencesByHand } from './correct-by-hand.ts'
import { type Before, carriedLoss } from './dividend.ts'
import { type Period, daysOf, isFirstOfMonth, periodOf } from '#server/features/agents/agent-contracts/periods.ts'
import { type CountingContract, calculate, type Calculated } from './calculate.ts'
import type { TeamFiguresRepository } from './team-figures.repository.ts'

interface Deps {
  bills: AgentBillRepository
  teams: TeamFiguresRepository
  inTransaction: InTransaction
}
export type BillingMerchant = Pick<Merchant, 'id' | 'timezone' | 'currency' | 'settings'>

type Kept = Awaited<ReturnType<AgentBillRepository['billsBetween']>>[number]
const contractStatementOf = ({ statement }: Kept): ContractStatement | undefined => {
  const read = readStatement(statement)
  return 'figures' in read ? read : undefined
}
/** For a dividend: what the next period depends on. */
const leavesOf = (statement: BillStatement | undefined): bigint =>
  statement && 'figures' in statement && statement.kind === 'DIVIDEND' ? carriedLoss(statement) : 0n
const pairOf = ({ payerId, payeeId }: { payerId: number | null; payeeId: number }) => `${payerId ?? ''}>${payeeId}`
const keyOf = ({ payeeId, contractId }: { payeeId: number; contractId: number }) => `${payeeId}/${contractId}`
const sumBy = <T>(rows: readonly T[], by: (row: T) => string, of: (row: T) => bigint): Map<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const row of rows) sums.set(by(row), (sums.get(by(row)) ?? 0n) + of(row))
  return sums
}

/** Gross of the direct downline, by payer. */
const owedBy = (rows: readonly { payerId: number | null; gross: bigint }[]) =>
  sumBy(
    rows.filter(({ payerId }) => payerId !== null),
    ({ payerId }) => String(payerId),
    ({ gross }) => gross,
  )

export function createPeriodWriter({ bills, teams, inTransaction }: Deps) {
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

  /** Hourly: earlier hours of the day, by contract. Daily: all hours of the day that are deducted, by payer and payee. */
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

  /** The previous half month after its last correction, by payer and payee. */
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

  /** Each contract's result by the current figures; `only` limits it to some contracts. */
  async function calculatePeriod(
    merchant: BillingMerchant,
    kind: SalaryKind,
    period: Period,
    only: (contracts: readonly CountingContract[]) => readonly CountingContract[] = (all) => all,
  ): Promise<Calculated[]> {
    const contracts = only(await contractsAt(merchant.id, kind, period))
    if (contracts.length === 0) return []
    const [figures, hours, before] = await Promise.all([
      figuresOf(merchant, kind, period, contracts),
      hoursOf(merchant, kind, period),
      beforeOf(merchant, kind, period),
    ])
    return calculate(kind, contracts, {
      figuresOf: figures,
      hoursOf: hours,
      beforeOf: before,
      isFirstOfMonth: isFirstOfMonth(period, merchant.timezone),
      step: currencyStep(merchant.currency),
      skipsBelowUnreached: merchant.settings.agents.skipsBelowUnreached,
    })
  }

  /** Includes a bill for each agent that pays others but has no contract of its own. */
  function billsOf(
    merchantId: number,
    kind: SalaryKind,
    { start, end }: Period,
    calculated: readonly Calculated[],
    expiresAt?: Date,
  ): NewBill[] {
    const owed = owedBy(calculated)
    const about = { merchantId, kind, periodStart: start, periodEnd: end }
    // Bills paid by hand are independent: what the payee pays on is its own action.
    if (expiresAt)
      return calculated.map(({ contractId, payeeId, payerId, gross, statement, until }) => {
        return { ...about, periodEnd: until ?? end, contractId, payeeId, payerId, gross, net: gross, statement, expiresAt }
      })
    const isPaid = new Set(calculated.map(({ payeeId }) => payeeId))
    const ofContracts = calculated.map(({ contractId, payeeId, payerId, gross, statement, until }) => {
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

  /** The same for bills paid by hand. Returns the number of changed and new bills. */
  async function correctByHand(merchant: BillingMerchant, kind: SalaryKind, period: Period, there: readonly Kept[], at: Date) {
    const about = { merchantId: merchant.id, kind, periodStart: period.start, periodEnd: period.end }
    const left = new Map(there.map((bill) => [keyOf(bill), leavesOf(readStatement(bill.statement))]))
    const { changed, added } = differencesByHand(there, await calculatePeriod(merchant, kind, period), about, {
      expiresAt: collectableUntil(kind, at, merchant) ?? at,
      leavesAnother: (one) => leavesOf(one.statement) !== (left.get(keyOf(one)) ?? 0n),
    })
    for (const { id, ...bill } of changed) await bills.updateWaiting(id, bill)
    await bills.writeBills(added, at)
    return changed.length + added.length
  }

  return {
    contractsAt,
    calculatePeriod,
    billsOf,

    /** Writes the bills of a period that has ended; existing bills are left unchanged. Returns the number of bills. */
    async write(merchant: BillingMerchant, kind: SalaryKind, period: Period, at: Date): Promise<number> {
      const { id } = merchant
      const calculated = await calculatePeriod(merchant, kind, period)
      const written = billsOf(id, kind, period, calculated, collectableUntil(kind, at, merchant))
      const run = { merchantId: id, kind, periodStart: period.start }
      await inTransaction((tx) => bills.finish(tx, run, written, at, at))
      return written.length
    },

    /** If the figures of a billed period have changed, writes the differences as bills of their own. Returns how many. */
    async correct(merchant: BillingMerchant, kind: SalaryKind, period: Period, at: Date): Promise<number> {
      const run = { merchantId: merchant.id, kind, periodStart: period.start }
      const there = await bills.bills(run)
      if (there.length === 0) return 0
      if (there.some(({ isByHand }) => isByHand)) return correctByHand(merchant, kind, period, there, at)
      const billed = sumBy(there, keyOf, ({ gross }) => gross)
      const owedBefore = sumBy(there, keyOf, ({ deducted }) => deducted)
      const left = new Map(there.map((bill) => [keyOf(bill), leavesOf(readStatement(bill.statement))]))
      const sequence = there.reduce((last, bill) => Math.max(last, bill.sequence), 0) + 1
      const differences = billsOf(merchant.id, kind, period, await calculatePeriod(merchant, kind, period)).flatMap((bill) => {
        const gross = bill.gross - (billed.get(keyOf(bill)) ?? 0n)
        const deducted = (bill.deducted ?? 0n) - (owedBefore.get(keyOf(bill)) ?? 0n)
        // A difference of zero counts too, if the next period starts with another carry.
        const isSame = gross === 0n && deducted === 0n && leavesOf(bill.statement) === (left.get(keyOf(bill)) ?? 0n)
        return isSame ? [] : [{ ...bill, sequence, gross, deducted, net: gross - deducted }]
      })
      await bills.writeBills(differences, at)
      return differences.length
    },

    /** Continues a day of real-time salaries: each contract's one bill is updated with its team's bets so far. */
    async goOn(merchant: BillingMerchant, period: Period, at: Date): Promise<number> {
      const run = { merchantId: merchant.id, kind: 'REALTIME' as const, periodStart: period.start }
      const there = new Map((await bills.bills(run)).map((bill) => [bill.contractId, bill]))
      const now = billsOf(merchant.id, 'REALTIME', period, await calculatePeriod(merchant, 'REALTIME', period))
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
