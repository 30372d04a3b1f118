/**
 * Who may claim a campaign's bonus: one open bonus per member (BON-04), each campaign once per period, and once for all members
 * with the same payout account.
 */
import type { BonusPeriod } from '#contract/money/turnover/bonus-terms.ts'
import type { BonusBlock } from '#contract/money/deposit/deposit-order.ts'
import { bonusPeriodKey } from '#server/features/money/turnover/bonus/bonus-period.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { BonusClaimRepository } from './bonus-claim.repository.ts'
import type { DepositRepository } from './deposit.repository.ts'

interface Deps {
  rows: BonusClaimRepository
  deposits: Pick<DepositRepository, 'asksForBonus'>
  turnover: Pick<TurnoverService, 'seemsOpen'>
  clock: Clock
}
interface Campaign {
  id: number
  period: BonusPeriod
}
interface Asked {
  memberId: number
  promotion: Campaign
  merchant: Pick<Merchant, 'timezone'>
  /** The deposit that requests the bonus. */
  exceptId?: bigint
}

/** For a deposit that does not exist yet: no claim has this as its period. */
const NO_DEPOSIT = ''

export function createBonusClaims({ rows, deposits, turnover, clock }: Deps) {
  /** Campaigns already claimed in their current period. */
  async function had(
    memberId: number,
    campaigns: readonly Campaign[],
    zone: string,
    tx?: PrismaTransaction,
  ): Promise<Set<number>> {
    const ids = campaigns.map(({ id }) => id)
    const claims = await rows.ofPerson(memberId, ids, tx)
    const now = clock.now()
    return new Set(
      campaigns.flatMap(({ id, period }) =>
        claims.some((claim) => claim.promotionId === id && claim.period === bonusPeriodKey(period, now, zone, NO_DEPOSIT))
          ? [id]
          : [],
      ),
    )
  }

  return {
    /** Campaigns the member, or another with the same payout account, has claimed in their current period. */
    claimed: (memberId: number, campaigns: readonly Campaign[], { timezone }: Asked['merchant']): Promise<ReadonlySet<number>> =>
      had(memberId, campaigns, timezone),

    /** Why the member cannot claim it now, by campaign. */
    async blocks({
      memberId,
      promotions,
      merchant,
    }: Pick<Asked, 'memberId' | 'merchant'> & { promotions: readonly Campaign[] }): Promise<ReadonlyMap<number, BonusBlock>> {
      const [isOpen, isOrdered, claimed] = await Promise.all([
        turnover.seemsOpen(memberId),
        deposits.asksForBonus(memberId),
        had(memberId, promotions, merchant.timezone),
      ])
      const all: BonusBlock | undefined = isOpen ? 'OPEN' : isOrdered ? 'ORDERED' : undefined
      return new Map(
        promotions.flatMap(({ id }): [number, BonusBlock][] => {
          const block = claimed.has(id) ? 'CLAIMED' : all
          return block ? [[id, block]] : []
        }),
      )
    },

    /** Throws `bonus.not.free` with the reason. Checked again when the bonus is granted. */
    async assertFree({ memberId, promotion, merchant, exceptId }: Asked, tx?: PrismaTransaction): Promise<void> {
      const refuse = (reason: BonusBlock) => new AppError('bonus.not.free', { data: { reason } })
      if ((await had(memberId, [promotion], merchant.timezone, tx)).has(promotion.id)) throw refuse('CLAIMED')
      if (await turnover.seemsOpen(memberId, tx)) throw refuse('OPEN')
      if (await deposits.asksForBonus(memberId, exceptId, tx)) throw refuse('ORDERED')
    },

    /**
     * Claims the campaign for its period. False if it was already claimed: then nothing is granted. The member's row must be
     * locked.
     */
    async claim(
      tx: PrismaTransaction,
      {
        merchant,
        memberId,
        promotion,
        reference,
        amount,
      }: Omit<Asked, 'merchant'> & { merchant: Pick<Merchant, 'id' | 'timezone'>; reference: string; amount: bigint },
    ): Promise<boolean> {
      if ((await had(memberId, [promotion], merchant.timezone, tx)).has(promotion.id)) return false
      const claimedAt = clock.now()
      const period = bonusPeriodKey(promotion.period, claimedAt, merchant.timezone, reference)
      return rows.add(tx, {
        merchantId: merchant.id,
        memberId,
        promotionId: promotion.id,
        period,
        reference,
        amount,
        claimedAt,
      })
    },
  }
}
export type BonusClaims = ReturnType<typeof createBonusClaims>
