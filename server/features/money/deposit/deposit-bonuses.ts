/** Deposit bonuses for the promotions page, including those already claimed or meant for a later deposit. */
import { type DepositPromotion, isForDeposit } from '#contract/money/deposit/deposit-order.ts'
import type { Language } from '#contract/wire.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { BonusClaims } from './bonus-claims.ts'
import type { DepositOffers, Promotion } from './deposit-offer.repository.ts'
import type { DepositRepository } from './deposit.repository.ts'
import { presentPromotion } from './present-deposit.ts'

interface Deps {
  offers: Pick<DepositOffers, 'promotions'>
  deposits: Pick<DepositRepository, 'confirmed'>
  claims: Pick<BonusClaims, 'claimed'>
  clock: Clock
}
interface Reader {
  merchant: Merchant
  language: Language
}
export interface OwnBonus {
  /** `blockedBy` is set only for a claimed bonus; reasons that block all bonuses are not checked. */
  promotion: DepositPromotion
  /** It is for a deposit after the next. */
  isLater: boolean
}

export function createDepositBonuses({ offers, deposits, claims, clock }: Deps) {
  const present = (promotion: Promotion, { merchant, language }: Reader, blockedBy: DepositPromotion['blockedBy']) =>
    presentPromotion(promotion, language, {
      step: currencyStep(merchant.currency),
      tableMinimum: merchant.settings.dice.minStake,
      blockedBy,
    })
  return {
    async ofGuests(reader: Reader): Promise<DepositPromotion[]> {
      return (await offers.promotions(reader.merchant.id, clock.now())).map((promotion) => present(promotion, reader, null))
    },
    /** Omits unclaimed bonuses for deposits already made. */
    async ofMember(memberId: number, reader: Reader): Promise<OwnBonus[]> {
      const { merchant } = reader
      const [all, confirmed] = await Promise.all([offers.promotions(merchant.id, clock.now()), deposits.confirmed(memberId)])
      const claimed = await claims.claimed(memberId, all, merchant)
      return all.flatMap((promotion) => {
        const isClaimed = claimed.has(promotion.id)
        const isLater = promotion.depositNumber > confirmed + 1
        if (!isLater && !isForDeposit(promotion, confirmed) && !isClaimed) return []
        return [{ promotion: present(promotion, reader, isClaimed ? 'CLAIMED' : null), isLater }]
      })
    },
  }
}
export type DepositBonuses = ReturnType<typeof createDepositBonuses>
