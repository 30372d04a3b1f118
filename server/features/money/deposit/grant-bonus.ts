/** Grants the bonus of a credited deposit: amount, turnover requirement and postings, all in the deposit's transaction. */
import { moneyToWire } from '#contract/wire.ts'
import { rulesOfGrant } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { grantEntry } from '#server/features/money/turnover/bonus-money.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { Entry } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { BonusClaims } from './bonus-claims.ts'
import { type PromotionTerms, termsTaken } from './deposit-offer.repository.ts'
import { bonusOf } from './deposit-terms.ts'
import type { DepositRow } from './deposit.repository.ts'

interface Deps {
  claims: BonusClaims
  turnover: Pick<TurnoverService, 'require' | 'hasOpenBonus'>
  letters: Pick<HouseLetters, 'write'>
  clock: Clock
}
export type BonusMerchant = Pick<Merchant, 'id' | 'name' | 'flags' | 'currency' | 'settings' | 'timezone'>

const DAY_MS = 86_400_000

/** Data attached to the letter, in the form mail clients read (WIR-28). */
const giftOf = (bonus: bigint) => ({
  promoType: 'BONUS',
  claimId: 0,
  title: '',
  bonus: moneyToWire(bonus),
  point: 0,
  tickets: [],
})

export function createBonusGrant({ claims, turnover, letters, clock }: Deps) {
  const withdrawn = (tx: PrismaTransaction, row: DepositRow, { titles }: PromotionTerms, merchant: BonusMerchant) =>
    letters.write(tx, merchant, {
      memberId: row.memberId,
      letter: { key: 'bonus.withheld', params: { number: row.number, promotion: titles } },
      occasion: `bonus.withheld:${row.number}`,
    })

  return {
    /** The bonus of the order's promotion; 0 if the member has an open bonus, or already claimed the campaign in its period. */
    async decide(tx: PrismaTransaction, row: DepositRow, confirmed: number, merchant: BonusMerchant): Promise<bigint> {
      const promotion = termsTaken(row)
      const amount = promotion ? bonusOf(promotion, row.amount, confirmed, currencyStep(merchant.currency)) : 0n
      if (!promotion || amount === 0n || row.promotionId === null) return 0n
      const { memberId, promotionId: id, number: reference } = row
      const isFree =
        !(await turnover.hasOpenBonus(tx, { memberId }, merchant)) &&
        (await claims.claim(tx, { merchant, memberId, promotion: { id, period: promotion.period }, reference, amount }))
      if (isFree) return amount
      await withdrawn(tx, row, promotion, merchant)
      return 0n
    },

    /** Adds the turnover beyond the deposit's own (`plain`), and returns the entry that pays the bonus. */
    async grant(tx: PrismaTransaction, row: DepositRow, bonus: bigint, plain: bigint, merchant: BonusMerchant): Promise<Entry[]> {
      const promotion = termsTaken(row)
      if (!promotion || bonus === 0n || row.promotionId === null) return []
      const { merchantId, memberId, number: reference } = row
      const withBonus = (row.amount + bonus) * BigInt(promotion.turnoverTimes)
      const required = withBonus > plain ? withBonus - plain : 0n
      const { titles, validDays } = promotion
      const tableMinimum = merchant.settings.dice.minStake
      const rules = rulesOfGrant({ titles, rules: promotion, bonus, tableMinimum })
      const expiresAt = validDays === 0 ? null : new Date(clock.now().getTime() + validDays * DAY_MS)
      await turnover.require(
        tx,
        {
          merchantId,
          memberId,
          source: 'BONUS',
          reference,
          required,
          bonus: { amount: bonus, rules, promotionId: row.promotionId, expiresAt },
        },
        merchant,
      )
      const letter = { key: 'bonus.granted', params: { amount: bonus, promotion: titles } } as const
      await letters.write(tx, merchant, { memberId, letter, occasion: `bonus.granted:${reference}`, metadata: giftOf(bonus) })
      const of = { merchantId, memberId, asset: merchant.currency }
      return [grantEntry(of, `deposit-bonus:${row.id}`, reference, bonus, required > 0n)]
    },
  }
}
export type BonusGrant = ReturnType<typeof createBonusGrant>
