/** What the form holds of lucky bets. The least bet and the kinds of game are those of the other templates. */
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { amountText, typedText } from '#client/lib/typed-amount.ts'

export interface LuckyPrizeValues {
  amount: string
  oneIn: string
}
export interface LuckyValues {
  prizes: LuckyPrizeValues[]
  /** Of a member's day. */
  most: string
}

/** For one more. */
export const NO_LUCKY_PRIZE: LuckyPrizeValues = { amount: '', oneIn: '1000' }
export const NO_LUCK: LuckyValues = { prizes: [NO_LUCKY_PRIZE], most: '3' }

export const luckyValues = ({ prizes, most }: OptionsOf<'LUCKY_BET'>): LuckyValues => ({
  prizes: prizes.map(({ amount, oneIn }) => ({ amount: typedText(amount), oneIn: String(oneIn) })),
  most: String(most),
})

export const luckyToBody = ({ prizes, most }: LuckyValues) => ({
  prizes: prizes.map(({ amount, oneIn }) => ({ amount: amountText(amount), oneIn: oneIn.trim() })),
  most: most.trim(),
})
