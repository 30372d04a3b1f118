/** The rain of envelopes of the demo site. A test holds it to its claim budget (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

export const DEMO_RAIN: RewardCampaignDetails & { titles: Texts; notes: Texts } = {
  rule: {
    template: 'RAIN',
    options: {
      times: ['10:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00'],
      weekdays: [],
      amount: amount(5_000),
      gold: { count: 1, amount: amount(888) },
      ube: { count: 5, amount: amount(168) },
      red: { count: 300, least: amount(2) },
      empty: 94,
    },
  },
  turnoverTimes: 0,
  needs: ['DEPOSIT'],
  deviceLimit: 1,
  budget: amount(3_000_000),
  claimBudget: amount(15),
  titles: { tl: 'Ulan ng ampao', en: 'Red envelope rain', zh: '红包雨', vi: 'Mưa lì xì' },
  notes: {
    tl: 'Diretso sa balanse, walang turnover.',
    en: 'Straight to your balance, no turnover.',
    zh: '直接到账，无流水要求。',
    vi: 'Vào thẳng số dư, không cần doanh thu cược.',
  },
}
