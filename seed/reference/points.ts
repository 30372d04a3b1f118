/** The reward centre of the demo site: points for bets, and what they are exchanged for. A test holds each to its claim budget (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

/** Points for bets of a million units: one for ₱10 at slots, for ₱400 at live tables, of which the house keeps least. */
export const POINT_RATES = {
  RNG: 100_000,
  FISH: 100_000,
  SPORTS: 50_000,
  PVP: 50_000,
  COCKFIGHT: 50_000,
  INHOUSE: 20_000,
  LIVE: 2_500,
} as const

const peso = (sum: number) => `₱${sum.toLocaleString('en')}`

interface Offer {
  sum: number
  points: number
  stock: number
  perMember?: number
}
const frame = ({ sum, points, stock, perMember = 0 }: Offer): RewardCampaignDetails => ({
  rule: { template: 'POINTS', options: { amount: amount(sum), points, perMember } },
  budget: amount(sum * stock),
  claimBudget: amount(1),
})

const bonus = (offer: Offer & { times: number }): RewardCampaignDetails & { titles: Texts; notes: Texts } => ({
  ...frame(offer),
  paidAs: 'BONUS',
  turnoverTimes: offer.times,
  validDays: 7,
  titles: {
    tl: `${peso(offer.sum)} na bonus`,
    en: `${peso(offer.sum)} bonus`,
    zh: `${peso(offer.sum)} 奖金`,
    vi: `Thưởng ${peso(offer.sum)}`,
  },
  notes: {
    tl: `${offer.times}× turnover · 7 araw`,
    en: `${offer.times}× turnover · 7 days`,
    zh: `${offer.times} 倍流水 · 7 天`,
    vi: `Doanh thu cược ${offer.times}× · 7 ngày`,
  },
})
const cash = (offer: Offer): RewardCampaignDetails & { titles: Texts; notes: Texts } => ({
  ...frame(offer),
  turnoverTimes: 1,
  titles: {
    tl: `${peso(offer.sum)} na pera`,
    en: `${peso(offer.sum)} cash`,
    zh: `${peso(offer.sum)} 现金`,
    vi: `${peso(offer.sum)} tiền mặt`,
  },
  notes: {
    tl: '1× turnover',
    en: '1× turnover',
    zh: '1 倍流水',
    vi: 'Doanh thu cược 1×',
  },
})

export const DEMO_GOODS = [
  bonus({ sum: 50, points: 2_500, stock: 20_000, times: 1 }),
  bonus({ sum: 100, points: 5_000, stock: 10_000, times: 1 }),
  bonus({ sum: 500, points: 24_000, stock: 2_000, times: 1 }),
  bonus({ sum: 2_500, points: 110_000, stock: 3, times: 3, perMember: 1 }),
  cash({ sum: 10, points: 600, stock: 20_000 }),
  cash({ sum: 200, points: 11_500, stock: 2_000 }),
] as const
