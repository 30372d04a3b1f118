/** Who may have a campaign's bonus: one open bonus a member (BON-04), each campaign once in its period, and once for what one payee owns. */
import type { BonusPeriod } from '#contract/bonus-terms.ts'
import type { BonusBlock } from '#contract/deposit-order.ts'
import { bonusPeriodKey } from '#server/features/turnover/bonus/bonus-period.ts'
import type { TurnoverService } from '#server/features/turnover/turnover.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { DepositRepository } from './deposit.repository.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
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
  /** The deposit that asks. */
  exceptId?: bigint
}

/** Of a deposit that is not made yet: no claim has this for a period. */
const NO_DEPOSIT = ''
/** Claims of the member, and of others whose money goes to the same account (ACC-05). */
const CLAIMS_OF_PERSON = `
  SELECT promotion_id AS "promotionId", member_id AS "memberId", period FROM bonus_claim
  WHERE promotion_id = ANY ($2::integer[]) AND (member_id = $1::integer OR member_id IN (
    SELECT other.member_id FROM payout_account own
    JOIN payout_account other ON other.merchant_id = own.merchant_id AND other.bank_code = own.bank_code AND other.number = own.number
    WHERE own.member_id = $1::integer))`

export function createBonusClaims({ database: { prisma }, deposits, turnover, clock }: Deps) {
  /** Those of the campaigns that were had in their period. */
  async function had(
    memberId: number,
    campaigns: readonly Campaign[],
    zone: string,
    tx: PrismaTransaction,
  ): Promise<Set<number>> {
    const ids = `{${campaigns.map(({ id }) => id).join(',')}}`
    const claims = await tx.$queryRawUnsafe<{ promotionId: number; period: string }[]>(CLAIMS_OF_PERSON, memberId, ids)
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
    /** By campaign, why the member can't have it now. */
    async blocks({
      memberId,
      promotions,
      merchant,
    }: Pick<Asked, 'memberId' | 'merchant'> & { promotions: readonly Campaign[] }): Promise<ReadonlyMap<number, BonusBlock>> {
      const [isOpen, isOrdered, claimed] = await Promise.all([
        turnover.seemsOpen(memberId),
        deposits.asksForBonus(memberId),
        had(memberId, promotions, merchant.timezone, prisma),
      ])
      const all: BonusBlock | undefined = isOpen ? 'OPEN' : isOrdered ? 'ORDERED' : undefined
      return new Map(
        promotions.flatMap(({ id }): [number, BonusBlock][] => {
          const block = claimed.has(id) ? 'CLAIMED' : all
          return block ? [[id, block]] : []
        }),
      )
    },

    /** Throws `bonus.not.free` with the reason. What is asked for is looked at again when it is granted. */
    async assertFree({ memberId, promotion, merchant, exceptId }: Asked, tx: PrismaTransaction = prisma): Promise<void> {
      const refuse = (reason: BonusBlock) => new AppError('bonus.not.free', { data: { reason } })
      if ((await had(memberId, [promotion], merchant.timezone, tx)).has(promotion.id)) throw refuse('CLAIMED')
      if (await turnover.seemsOpen(memberId)) throw refuse('OPEN')
      if (await deposits.asksForBonus(memberId, exceptId, tx)) throw refuse('ORDERED')
    },

    /** Takes the campaign for its period. False where it was had in it: then nothing is granted. The member's row is held. */
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
      const claim = { merchantId: merchant.id, memberId, promotionId: promotion.id, period, reference, amount, claimedAt }
      const { count } = await tx.bonusClaim.createMany({ data: [claim], skipDuplicates: true })
      return count === 1
    },
  }
}
export type BonusClaims = ReturnType<typeof createBonusClaims>
