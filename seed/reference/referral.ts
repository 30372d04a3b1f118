/** The demo site's payment for the bets of invited friends. A test holds it to its claim budget (BON-06). */
import type { RebateRates } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

const PPM_PER_PERCENT = 10_000
/** Percent of the bets, from the games the house keeps most of to those it keeps least of. Live tables leave too little to share. */
const tier = (most: number, some: number, least: number): RebateRates => {
  const [high, middle, low] = [most, some, least].map((percent) => Math.round(percent * PPM_PER_PERCENT))
  return {
    RNG: high!,
    FISH: high!,
    SPORTS: middle!,
    PVP: middle!,
    COCKFIGHT: middle!,
    INHOUSE: low!,
  }
}

export const DEMO_REFERRAL: RewardCampaignDetails & { titles: Texts; notes: Texts } = {
  rule: {
    template: 'REFERRAL',
    options: {
      amount: amount(50_000),
      period: 'WEEK',
      rates: [tier(0.3, 0.2, 0.1), tier(0.1, 0.06, 0.03), tier(0.05, 0.03, 0.01)],
      days: 30,
    },
  },
  titles: { tl: 'Kita sa imbitasyon', en: 'Income from invitations', zh: '邀请收益', vi: 'Thu nhập từ lời mời' },
  notes: {
    tl: 'Bahagi ng bawat taya ng mga inimbita mo, manalo man o matalo sila. Nakukuha tuwing Lunes.',
    en: 'A share of every bet of those you invited, won or lost. To be claimed each Monday.',
    zh: '所邀好友每笔投注的一部分，无论输赢。每周一可领取。',
    vi: 'Một phần mỗi cược của người bạn mời, thắng hay thua. Nhận vào mỗi thứ Hai.',
  },
  turnoverTimes: 1,
  budget: amount(5_000_000),
  claimBudget: amount(1),
}
