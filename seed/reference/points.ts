/** The reward centre of the demo site: points for bets, and what they are exchanged for. A test holds each to its claim budget (BON-06). */
import type { Language } from '#contract/wire.ts'
import type { PointDelivery } from '#contract/rewards/reward/reward-template.ts'
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
  /** In pesos: the amount it gives, or its cost to the house. */
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

/** A load, or goods that are sent: operators deliver both. */
const thing = (
  { delivery, ...offer }: Offer & { delivery: PointDelivery },
  titles: Texts,
  notes: Texts,
): RewardCampaignDetails & { titles: Texts; notes: Texts } => {
  const { sum, points, perMember = 0 } = offer
  return {
    ...frame(offer),
    rule: { template: 'POINTS', options: { amount: amount(sum), points, perMember, delivery } },
    turnoverTimes: 0,
    needs: delivery === 'LOAD' ? ['MOBILE'] : [],
    titles,
    notes,
  }
}
const load = (offer: Offer) =>
  thing(
    { ...offer, delivery: 'LOAD' },
    {
      tl: `${peso(offer.sum)} na load`,
      en: `${peso(offer.sum)} load`,
      zh: `${peso(offer.sum)} 话费`,
      vi: `Nạp ${peso(offer.sum)}`,
    },
    {
      tl: 'Sa numero mo, sa loob ng isang araw',
      en: 'To your number, within a day',
      zh: '一天内充入您的号码',
      vi: 'Vào số của bạn, trong một ngày',
    },
  )
const SENT_IN_DAYS = { tl: 'Darating sa loob ng 5 araw', en: 'Arrives within 5 days', zh: '5 天内送达', vi: 'Giao trong 5 ngày' }

export const DEMO_GOODS = [
  bonus({ sum: 50, points: 2_500, stock: 20_000, times: 1 }),
  bonus({ sum: 100, points: 5_000, stock: 10_000, times: 1 }),
  bonus({ sum: 500, points: 24_000, stock: 2_000, times: 1 }),
  bonus({ sum: 2_500, points: 110_000, stock: 3, times: 3, perMember: 1 }),
  cash({ sum: 10, points: 600, stock: 20_000 }),
  cash({ sum: 200, points: 11_500, stock: 2_000 }),
  load({ sum: 50, points: 2_750, stock: 500 }),
  load({ sum: 100, points: 5_400, stock: 300 }),
  thing(
    { delivery: 'POST', sum: 280, points: 15_500, stock: 40, perMember: 2 },
    { tl: 'Sombrero ng Palaro', en: 'Palaro cap', zh: 'Palaro 棒球帽', vi: 'Mũ Palaro' },
    SENT_IN_DAYS,
  ),
  thing(
    { delivery: 'POST', sum: 1_500, points: 82_000, stock: 5, perMember: 1 },
    { tl: 'Rice cooker', en: 'Rice cooker', zh: '电饭煲', vi: 'Nồi cơm điện' },
    SENT_IN_DAYS,
  ),
] as const
