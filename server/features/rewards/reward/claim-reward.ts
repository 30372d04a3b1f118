/** Claims a ticket: its conditions, its limits, the turnover it requires and its posting, in one transaction. */
import type { ClaimResult } from '#contract/rewards/reward/reward.ts'
import type { RewardNeed } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { grantEntry } from '#server/features/money/turnover/bonus-money.ts'
import { rulesOfGrant } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { Ledger } from '#server/ledger/index.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { textIn } from '#server/platform/text-in.ts'
import { type Campaign, MISSING_FIELD } from './reward-campaign.ts'
import { isAvailable, missingNeeds } from './reward-board.ts'
import type { RewardPersons } from './reward-person.repository.ts'
import type { Person } from './reward-rule.ts'
import type { Due } from './reward-rule.ts'
import type { RewardRepository } from './reward.repository.ts'
import type { ClaimPlace } from './claim-place.ts'
import { paidOf, type Ticket } from './ticket.ts'

interface Deps {
  rewards: RewardRepository
  persons: RewardPersons
  /** Whether a deposit order asks for a bonus. */
  asksForBonus: (memberId: number, tx?: PrismaTransaction) => Promise<boolean>
  turnover: Pick<TurnoverService, 'require' | 'hasOpenBonus'>
  wallet: Pick<WalletService, 'announce'>
  letters: Pick<HouseLetters, 'write' | 'announce'>
  ledger: Pick<Ledger, 'postAllIn'>
  inTransaction: InTransaction
  clock: Clock
}
export interface Claimant {
  memberId: number
  merchant: Merchant
  place: ClaimPlace
}

const DAY_MS = 86_400_000
const nothingAlongside = async () => {}

/** The name of a ticket on the wire, in the ledger and in its turnover requirement. */
export const ticketName = (id: bigint): string => `R${id}`
const TICKET_NAME = /^R?(\d{1,18})$/
export function ticketIdOf(name: string): bigint | undefined {
  const digits = TICKET_NAME.exec(name.trim())?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

const requiredOf = ({ amount, terms }: Ticket) => amount * BigInt(terms.turnoverTimes)
const validUntil = ({ terms }: Ticket, claimedAt: Date) =>
  terms.validDays === 0 || terms.paidAs === 'CASH' ? null : new Date(claimedAt.getTime() + terms.validDays * DAY_MS)

function letterOf(ticket: Ticket): HouseLetter {
  const [amount, promotion, turnover] = [ticket.amount, ticket.terms.titles, requiredOf(ticket)]
  return turnover === 0n
    ? { key: 'reward.given', params: { amount, promotion } }
    : { key: 'reward.claimed', params: { amount, promotion, turnover } }
}

export type ClaimedTicket = ClaimResult['claimedTickets'][number]

export function presentClaimed(ticket: Ticket & { claimedAt: Date }, language: Language): ClaimedTicket {
  return {
    ticketId: Number(ticket.id),
    transactionId: ticketName(ticket.id),
    type: ticket.terms.template,
    name: textIn(ticket.terms.titles, language),
    status: 'CLAIMED',
    amount: paidOf(ticket),
    paidAs: ticket.terms.paidAs,
    requiredTurnover: requiredOf(ticket),
    validUntil: validUntil(ticket, ticket.claimedAt)?.getTime() ?? null,
  }
}

export function createRewardClaim({
  rewards,
  persons,
  asksForBonus,
  turnover,
  wallet,
  letters,
  ledger,
  inTransaction,
  clock,
}: Deps) {
  /** Limits per household, device and person, counted under a lock on each. */
  async function assertWithinLimits(tx: PrismaTransaction, { campaignId, period }: Ticket, { memberId, place }: Claimant) {
    const limits = await rewards.limits(tx, campaignId, memberId)
    if (!limits) throw new AppError('promotion.claim.fail')
    const { addressLimit, deviceLimit, accounts } = limits
    const names = accounts.map((account) => `account ${account}`)
    if (addressLimit > 0) names.push(`address ${place.address}`)
    if (deviceLimit > 0) names.push(`device ${place.device}`)
    // No limit applies.
    if (names.length === 0) return
    await rewards.lockNames(
      tx,
      names.map((name) => `reward ${campaignId} ${period} ${name}`),
    )
    const { byAddress, byDevice, byPerson } = await rewards.claimsLike(tx, campaignId, period, memberId, place)
    if (addressLimit > 0 && byAddress >= addressLimit) throw new AppError('exists.prom.claim.ip')
    if (deviceLimit > 0 && byDevice >= deviceLimit) throw new AppError('exists.prom.claim.device')
    if (byPerson > 0) throw new AppError('exists.prom.claim.account')
  }

  async function assertBonusFree(tx: PrismaTransaction, { memberId, merchant }: Claimant) {
    const refuse = (reason: 'OPEN' | 'ORDERED') => new AppError('bonus.not.free', { data: { reason } })
    if (await turnover.hasOpenBonus(tx, { memberId }, merchant)) throw refuse('OPEN')
    if (await asksForBonus(memberId, tx)) throw refuse('ORDERED')
  }

  async function pay(tx: PrismaTransaction, ticket: Ticket, { memberId, merchant }: Claimant, claimedAt: Date) {
    const { terms } = ticket
    const amount = paidOf(ticket)
    // A spin without a prize, or goods that are delivered.
    if (amount === 0n) return
    const reference = ticketName(ticket.id)
    const isBonus = terms.paidAs === 'BONUS'
    const rules = rulesOfGrant({
      titles: terms.titles,
      rules: terms.rules,
      bonus: amount,
      tableMinimum: merchant.settings.dice.minStake,
    })
    const owed = { merchantId: merchant.id, memberId, reference, required: requiredOf(ticket) }
    if (isBonus) {
      const bonus = { amount, rules, promotionId: null, expiresAt: validUntil(ticket, claimedAt) }
      await turnover.require(tx, { ...owed, source: 'BONUS', bonus }, merchant)
    } else if (owed.required > 0n) await turnover.require(tx, { ...owed, source: 'REWARD' }, merchant)
    await letters.write(tx, merchant, { memberId, letter: letterOf(ticket), occasion: `reward.claimed:${ticket.id}` })
    const of = { merchantId: merchant.id, memberId, asset: merchant.currency }
    await ledger.postAllIn(tx, [grantEntry(of, `reward:${ticket.id}`, reference, amount, isBonus)])
  }

  interface Done {
    ticket: Ticket & { claimedAt: Date }
    isNew: boolean
  }
  async function assertAllowed(
    { memberId }: Claimant,
    needs: readonly RewardNeed[],
    now: Date,
    tx: PrismaTransaction,
  ): Promise<Person> {
    const person = (await persons.find(memberId, now, tx))!
    const refusal = playRefusal(person, now)
    if (refusal) throw new AppError(refusal)
    const [missing] = missingNeeds(needs, person)
    if (missing) throw new AppError('prom.claim.req.field', { data: MISSING_FIELD[missing] })
    return person
  }
  /** The caller has locked the member's row. */
  async function claimIn(tx: PrismaTransaction, ticket: Ticket, claimant: Claimant, allowed?: Person): Promise<Done> {
    if (ticket.claimedAt) return { ticket: { ...ticket, claimedAt: ticket.claimedAt }, isNew: false }
    const claimedAt = clock.now()
    const person = allowed ?? (await assertAllowed(claimant, ticket.terms.needs, claimedAt, tx))
    if (!isAvailable(ticket, person, claimedAt)) throw new AppError('prom.claim.expired')
    await assertWithinLimits(tx, ticket, claimant)
    if (ticket.terms.paidAs === 'BONUS') await assertBonusFree(tx, claimant)
    // The job that expires tickets may have come first.
    if (!(await rewards.claim(tx, ticket.id, claimedAt, claimant.place))) throw new AppError('prom.claim.expired')
    await pay(tx, ticket, claimant, claimedAt)
    return { ticket: { ...ticket, claimedAt }, isNew: true }
  }
  async function perform(
    { memberId, merchant }: Claimant,
    work: (tx: PrismaTransaction) => Promise<Done>,
  ): Promise<Done['ticket']> {
    const { ticket, isNew } = await inTransaction(async (tx) => {
      // The lock order of a deposit's bonus: the member, then the turnover, then the accounts.
      await persons.lock(tx, memberId)
      return work(tx)
    })
    if (isNew) {
      await letters.announce(merchant, memberId)
      await wallet.announce({ memberId, merchantId: merchant.id, isTrial: false })
    }
    return ticket
  }

  return {
    /**
     * Idempotent. Throws `no.data` (another member's), `promotion.claim.fail` (its campaign is off), `prom.claim.expired`, `prom.claim.req.field`
     * with what is missing, `exists.prom.claim.*`, `bonus.not.free`, `play.excluded`, `permission.denied`.
     */
    claim: (id: bigint, claimant: Claimant) =>
      perform(claimant, async (tx) => {
        const ticket = await rewards.ticket(tx, claimant.memberId, id)
        if (!ticket) throw new AppError('no.data')
        return claimIn(tx, ticket, claimant)
      }),

    /**
     * Issues and claims in one transaction; an existing ticket is only claimed. `alongside` runs in it if the ticket is new. Also throws
     * `promotion.budget.exceeded`.
     */
    claimDue: (
      campaign: Campaign,
      due: Due,
      claimant: Claimant,
      alongside: (tx: PrismaTransaction, ticket: Ticket) => Promise<void> = nothingAlongside,
    ) =>
      perform(claimant, async (tx) => {
        const { memberId } = claimant
        const known = await rewards.ticketOf(tx, campaign.id, memberId, due.period)
        if (known) return claimIn(tx, known, claimant)
        const now = clock.now()
        const person = await assertAllowed(claimant, campaign.needs, now, tx)
        if (campaign.promised + due.amount > campaign.budget) throw new AppError('promotion.budget.exceeded')
        const { ticket, isNew } = await rewards.add(tx, campaign, memberId, due, now)
        const done = await claimIn(tx, ticket, claimant, person)
        if (isNew) await alongside(tx, ticket)
        // Last, because other claims wait for it.
        if (isNew && !(await rewards.promiseMore(tx, ticket.campaignId, ticket.amount)))
          throw new AppError('promotion.budget.exceeded')
        return done
      }),
  }
}
export type RewardClaim = ReturnType<typeof createRewardClaim>
