/** What must be played before money may be withdrawn: asked by deposits and bonuses, met by settled rounds, oldest first. */
import type { Value } from '#contract/endpoint.ts'
import { openRequirement, type TurnoverInfo, type turnoverEndpoints } from '#contract/turnover.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { houseAccount, type Ledger, memberAccount } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import { allot, type Contribution, countedTurnover, takeOff, wagerBonuses } from './turnover-share.ts'
import { ROUNDS_AT_ONCE, type NewRequirement, type SettledRound, type TurnoverRepository } from './turnover.repository.ts'

interface Deps {
  turnovers: TurnoverRepository
  ledger: Pick<Ledger, 'balanceOf' | 'postIn'>
  wallet: Pick<WalletService, 'announce'>
  clock: Clock
}
type Owner = { memberId: number }
export interface RecountedRound extends Owner {
  /** When it was bet. */
  at: Date
  category: string
  before: { stake: bigint; payout: bigint }
  after: { stake: bigint; payout: bigint }
}
type BonusOwner = Owner & { merchantId: number; asset: string }
type OwnMerchant = Pick<Merchant, 'settings'>
export interface TurnoverSum {
  required: bigint
  done: bigint
}

const STATUS_OF_LATEST: Readonly<Record<string, TurnoverInfo['status']>> = { MET: 'D', FORFEITED: 'I' }
/** A `gameType` where nothing was played yet. */
const ANY_KIND = 'ALL'
/** A bet in the same instant moves the balance: then we look again. */
const TRIES = 3
const isTooLow = (error: unknown) => error instanceof AppError && error.code === 'account.balance.not.enough'

export function createTurnoverService({ turnovers, ledger, wallet, clock }: Deps) {
  async function countRounds(
    tx: PrismaTransaction,
    memberId: number,
    rounds: readonly SettledRound[],
    contribution: Contribution,
  ) {
    const requirements = await turnovers.active(tx, memberId)
    const met: bigint[] = []
    const sums = new Map<string, { id: bigint; category: string; taken: bigint }>()
    const leftBefore = new Map(requirements.map(({ id, bonusLeft }) => [id, bonusLeft]))
    for (const round of rounds) {
      const open = requirements.filter(({ id }) => !met.includes(id))
      if (open.length === 0) break
      wagerBonuses(round, open)
      for (const { id, taken, isMet } of allot(countedTurnover(round, contribution), open)) {
        const requirement = requirements.find((one) => one.id === id)!
        requirement.done += taken
        if (isMet) met.push(id)
        const key = `${id}:${round.category}`
        const sum = sums.get(key) ?? { id, category: round.category, taken: 0n }
        sums.set(key, { ...sum, taken: sum.taken + taken })
      }
    }
    for (const requirement of requirements)
      if (requirement.bonusLeft !== leftBefore.get(requirement.id)) await turnovers.setBonusLeft(tx, requirement)
    for (const { id, category, taken } of sums.values()) if (taken > 0n) await turnovers.count(tx, id, category, taken)
    await turnovers.end(tx, met, 'MET', clock.now())
  }

  /** Counts what was played since the last look. */
  async function catchUp(tx: PrismaTransaction, { memberId }: Owner, { settings }: OwnMerchant): Promise<void> {
    let cursor = await turnovers.lockCursor(tx, memberId, clock.now())
    for (;;) {
      const rounds = await turnovers.roundsAfter(tx, memberId, cursor)
      const last = rounds.at(-1)
      if (!last) return
      await countRounds(tx, memberId, rounds, settings.turnover.contribution)
      await turnovers.moveCursor(tx, memberId, last)
      cursor = { roundId: last.id, roundAt: last.createdAt }
      if (rounds.length < ROUNDS_AT_ONCE) return
    }
  }

  async function sumIn(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<TurnoverSum> {
    await catchUp(tx, owner, merchant)
    const active = await turnovers.active(tx, owner.memberId)
    return {
      required: active.reduce((sum, { required }) => sum + required, 0n),
      done: active.reduce((sum, { done }) => sum + done, 0n),
    }
  }

  /** What is left of the bonus, as far as the balance has it: none goes below 0 for it (LED-04). */
  async function takeBack(tx: PrismaTransaction, requirementId: bigint, left: bigint, of: BonusOwner): Promise<bigint> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const balance = await ledger.balanceOf(of.memberId, of.asset, tx)
      const amount = balance < left ? balance : left
      if (amount <= 0n) return 0n
      const posted = await ledger
        .postIn(tx, {
          key: `turnover:forfeit:${requirementId}`,
          type: 'PROMOTION',
          reference: String(requirementId),
          lines: [
            { account: memberAccount(of), amount: -amount, code: 'PROMOTION_FORFEIT' },
            { account: houseAccount(of, 'PROMOTIONS'), amount, code: 'PROMOTION_FORFEIT' },
          ],
        })
        .catch((error: unknown) => {
          if (isTooLow(error)) return undefined
          throw error
        })
      if (posted) return amount
    }
    throw new AppError('transaction.failed')
  }

  return {
    /** What is left to play, for the member's own page (wire §4.9). */
    info: (owner: Owner, merchant: OwnMerchant): Promise<TurnoverInfo> =>
      turnovers.inTransaction(async (tx) => {
        await catchUp(tx, owner, merchant)
        const active = await turnovers.active(tx, owner.memberId)
        const totalRequiredTurnover = active.reduce((sum, { required }) => sum + required, 0n)
        const played = new Map<string, bigint>()
        for (const { category, done } of active.flatMap(({ parts }) => parts))
          played.set(category, (played.get(category) ?? 0n) + done)
        if (active.length > 0 && played.size === 0) played.set(ANY_KIND, 0n)
        const latest = active.length > 0 ? null : await turnovers.latestState(tx, owner.memberId)
        return {
          status: active.length > 0 ? 'A' : (STATUS_OF_LATEST[latest ?? ''] ?? 'N'),
          details: [...played].map(([gameType, actualTurnover]) => ({
            gameType,
            requiredTurnover: totalRequiredTurnover,
            actualTurnover,
          })),
          totalRequiredTurnover,
          totalActualTurnover: active.reduce((sum, { done }) => sum + done, 0n),
          requirements: active.map(({ id, source, required, done, bonus, bonusLeft, createdAt }) => ({
            requirementId: Number(id),
            source: openRequirement.shape.source.parse(source),
            requiredTurnover: required,
            actualTurnover: done,
            bonus,
            bonusLeft,
            canForfeit: source === 'BONUS',
            createdAt: createdAt.getTime(),
          })),
        }
      }),

    /** The member gives a bonus up. Throws `no.data`: not its own, no bonus, or over already. */
    async forfeit(
      requirementId: number,
      caller: MemberCaller,
      merchant: Merchant,
    ): Promise<Value<typeof turnoverEndpoints.forfeit>> {
      const { memberId } = caller
      const takenBack = await turnovers.inTransaction(async (tx) => {
        await catchUp(tx, caller, merchant)
        const active = await turnovers.active(tx, memberId)
        const bonus = active.find(({ id, source }) => id === BigInt(requirementId) && source === 'BONUS')
        if (!bonus) throw new AppError('no.data')
        await turnovers.end(tx, [bonus.id], 'FORFEITED', clock.now())
        const of = { merchantId: merchant.id, memberId, asset: assetOf(merchant, caller.isTrial) }
        return takeBack(tx, bonus.id, bonus.bonusLeft, of)
      })
      await wallet.announce(caller)
      return { takenBack }
    },

    /**
     * Asks for so much, beside what is the reason for it and in its transaction; what was played before does not count.
     * Nothing where `required` is 0; the same source and reference once.
     */
    async require(tx: PrismaTransaction, requirement: NewRequirement, merchant: OwnMerchant): Promise<void> {
      if (requirement.required <= 0n) return
      await catchUp(tx, requirement, merchant)
      await turnovers.add(tx, requirement, clock.now())
    },

    /**
     * A round that was counted stands otherwise now, beside what put it right and in its transaction: requirements of its time that are
     * still open lose what it counted too much, the youngest first, none below 0; or they gain what it counted too little. What was met
     * meanwhile stays met.
     */
    async recount(tx: PrismaTransaction, round: RecountedRound, merchant: OwnMerchant): Promise<void> {
      const { memberId, category, at } = round
      await catchUp(tx, round, merchant)
      const counted = (standing: RecountedRound['before']) =>
        countedTurnover({ category, stake: standing.stake, payout: standing.payout }, merchant.settings.turnover.contribution)
      const change = counted(round.after) - counted(round.before)
      const open = (await turnovers.active(tx, memberId)).filter(({ createdAt }) => createdAt <= at)
      if (change > 0n) {
        const shares = allot(change, open)
        for (const { id, taken } of shares) await turnovers.count(tx, id, category, taken)
        await turnovers.end(
          tx,
          shares.flatMap(({ id, isMet }) => (isMet ? [id] : [])),
          'MET',
          clock.now(),
        )
        return
      }
      for (const { id, taken } of takeOff(-change, category, open)) await turnovers.takeOff(tx, id, category, taken)
    },

    /** What is open, after the rounds played until now. */
    sum: (owner: Owner, merchant: OwnMerchant): Promise<TurnoverSum> =>
      turnovers.inTransaction((tx) => sumIn(tx, owner, merchant)),

    /** Throws `withdraw_turnover_not_enough` with `data: {requiredTurnover, actualTurnover}` while something is left to play. */
    async assertMet(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<void> {
      const { required, done } = await sumIn(tx, owner, merchant)
      if (required === 0n) return
      throw new AppError('withdraw_turnover_not_enough', {
        data: { requiredTurnover: moneyToWire(required), actualTurnover: moneyToWire(done) },
      })
    },
  }
}
export type TurnoverService = ReturnType<typeof createTurnoverService>
