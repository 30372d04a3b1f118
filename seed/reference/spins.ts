/** The wheel and the reels of the demo site. A test holds them to their claim budgets (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

/** `[amount, weight]` in the order of the wheel, with high amounts far apart. */
const prizes = (fields: readonly (readonly [number, number])[]) =>
  fields.map(([units, weight]) => ({ amount: amount(units), weight }))

export const DEMO_SPINS: readonly (RewardCampaignDetails & { titles: Texts; notes: Texts })[] = [
  {
    rule: {
      template: 'SPIN',
      options: {
        look: 'WHEEL',
        prizes: prizes([
          [888, 1],
          [2, 300],
          [18, 60],
          [0, 150],
          [88, 9],
          [5, 220],
          [28, 30],
          [0, 150],
          [8, 80],
        ]),
        free: 1,
        bets: { each: amount(3_000), most: 3, categories: ['RNG', 'FISH'] },
      },
    },
    turnoverTimes: 1,
    needs: ['DEPOSIT'],
    deviceLimit: 2,
    budget: amount(500_000),
    claimBudget: amount(6),
    titles: { tl: 'Suwerteng gulong', en: 'Lucky wheel', zh: '幸运转盘', vi: 'Vòng quay may mắn' },
    notes: {
      tl: 'May isang libreng ikot araw-araw.',
      en: 'One spin is free every day.',
      zh: '每天一次免费转动。',
      vi: 'Mỗi ngày một lượt quay miễn phí.',
    },
  },
  {
    rule: {
      template: 'SPIN',
      options: {
        look: 'REELS',
        prizes: prizes([
          [388, 2],
          [38, 40],
          [10, 250],
          [5, 408],
          [0, 300],
        ]),
        free: 0,
        bets: { each: amount(2_500), most: 2, categories: ['RNG'] },
      },
    },
    turnoverTimes: 1,
    budget: amount(200_000),
    claimBudget: amount(1),
    titles: { tl: 'Reels ng barangay', en: 'Barangay reels', zh: '幸运滚轴', vi: 'Guồng quay phố' },
    notes: {
      tl: 'Sa slots lang nakukuha ang mga ikot.',
      en: 'Spins come from bets on slots.',
      zh: '投注老虎机可获得次数。',
      vi: 'Lượt quay có từ cược slots.',
    },
  },
]
