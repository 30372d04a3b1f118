/** The lucky bets and the app bonus of the demo site. A test holds them to their claim budgets (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Lasting = RewardCampaignDetails & { titles: Record<Language, string>; notes: Record<Language, string> }

export const DEMO_LUCKY_BETS: Lasting = {
  rule: {
    template: 'LUCKY_BET',
    options: {
      prizes: [
        { amount: amount(8), oneIn: 500 },
        { amount: amount(88), oneIn: 10_000 },
        { amount: amount(888), oneIn: 200_000 },
      ],
      least: amount(20),
      most: 3,
      categories: ['RNG', 'FISH'],
      days: 7,
    },
  },
  turnoverTimes: 1,
  budget: amount(300_000),
  claimBudget: amount(1),
  titles: { tl: 'Suwerteng taya', en: 'Lucky bets', zh: '幸运投注', vi: 'Vé cược may mắn' },
  notes: {
    tl: 'Sa slots at fishing, puwedeng suwertehin ang kahit anong taya.',
    en: 'On slots and fishing, any bet may be a lucky one.',
    zh: '老虎机和捕鱼的任何投注都可能中奖。',
    vi: 'Ở slots và bắn cá, vé nào cũng có thể may mắn.',
  },
}

export const DEMO_APP_BONUS: Lasting = {
  rule: { template: 'APP_DOWNLOAD', options: { amount: amount(28) } },
  turnoverTimes: 5,
  needs: ['MOBILE'],
  addressLimit: 5,
  deviceLimit: 1,
  budget: amount(60_000),
  claimBudget: amount(28),
  titles: { tl: 'Bonus sa app', en: 'App bonus', zh: '应用奖励', vi: 'Thưởng ứng dụng' },
  notes: {
    tl: 'Ilagay ang Palaro sa home screen mo at buksan mula roon.',
    en: 'Put Palaro on your home screen and open it from there.',
    zh: '把 Palaro 添加到主屏幕并从那里打开。',
    vi: 'Đưa Palaro vào màn hình chính và mở từ đó.',
  },
}
