/** Rewards of the demo site, by promotion. The promotions' texts take their figures from here. */
import type { RankTemplate, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { type Language, MONEY_SCALE } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'
import { DEMO_BONUSES } from './deposits.ts'
import type { Fillings } from './texts/article.ts'
import type { PromotionKey } from './texts/keys.ts'

type Plan = Omit<RewardCampaignDetails, 'rule' | 'titles' | 'notes' | 'announcementId' | 'startsAt' | 'endsAt' | 'sortIndex'> & {
  rule: Exclude<
    RewardRule,
    {
      template:
        | RankTemplate
        | 'REFERRAL'
        | 'POINTS'
        | 'RAIN'
        | 'SPIN'
        | 'LEADERBOARD'
        | 'LUCKY_BET'
        | 'APP_DOWNLOAD'
        | 'GIFT'
        | 'INVITE'
    }
  >
}

export const PROMO_CODE = 'PALARO26'

export const DEMO_REWARDS: Partial<Record<PromotionKey, Plan>> = {
  newcomer: {
    rule: { template: 'REGISTER', options: { amount: amount(30), days: 7 } },
    turnoverTimes: 5,
    needs: ['MOBILE'],
    addressLimit: 5,
    deviceLimit: 1,
    budget: amount(60_000),
    claimBudget: amount(30),
  },
  pasalubong: {
    rule: { template: 'CODE', options: { amount: amount(25), code: PROMO_CODE, isListed: true } },
    turnoverTimes: 5,
    needs: ['MOBILE'],
    deviceLimit: 1,
    budget: amount(50_000),
    claimBudget: amount(25),
  },
  checkin: {
    rule: {
      template: 'SIGN_IN',
      options: { amounts: [5, 6, 8, 10, 12, 18, 88].map((units) => amount(units)) },
    },
    turnoverTimes: 3,
    needs: ['DEPOSIT'],
    budget: amount(500_000),
    claimBudget: amount(88),
  },
  missions: {
    rule: { template: 'TURNOVER', options: { amount: amount(20), period: 'DAY', turnover: amount(2_000), categories: [] } },
    turnoverTimes: 3,
    budget: amount(300_000),
    claimBudget: amount(10),
  },
  fiesta: {
    rule: {
      template: 'TURNOVER',
      options: { amount: amount(150), period: 'WEEK', turnover: amount(5_000), categories: ['RNG'] },
    },
    paidAs: 'BONUS',
    turnoverTimes: 10,
    validDays: 7,
    maxStake: amount(50),
    maxRelease: 5,
    onWithdrawal: 'FORFEITS',
    budget: amount(500_000),
    claimBudget: amount(50),
  },
  cashback: {
    rule: {
      template: 'RESCUE',
      options: {
        amount: amount(2_000),
        period: 'WEEK',
        rate: 100_000,
        minLoss: amount(500),
        turnoverTimes: 5,
        categories: ['LIVE'],
      },
    },
    turnoverTimes: 1,
    needs: ['DEPOSIT'],
    budget: amount(400_000),
    claimBudget: amount(1_500),
  },
  derby: {
    rule: {
      template: 'TURNOVER',
      options: { amount: amount(40), period: 'DAY', turnover: amount(1_000), categories: ['COCKFIGHT'] },
    },
    turnoverTimes: 1,
    budget: amount(40_000),
    claimBudget: amount(10),
  },
  fishing: {
    rule: { template: 'TURNOVER', options: { amount: amount(30), period: 'DAY', turnover: amount(1_500), categories: ['FISH'] } },
    turnoverTimes: 1,
    budget: amount(90_000),
    claimBudget: amount(10),
  },
  paskuhan: {
    rule: { template: 'TURNOVER', options: { amount: amount(15), period: 'DAY', turnover: amount(1_000), categories: [] } },
    turnoverTimes: 3,
    budget: amount(150_000),
    claimBudget: amount(12),
  },
}

const GROUPING: Record<Language, string> = { tl: 'en', en: 'en', zh: 'en', vi: 'vi' }
const PPM_PER_PERCENT = 10_000

function figuresOf({ rule, turnoverTimes, validDays }: Plan, peso: (sum: bigint) => string): Fillings {
  const most = rule.template === 'SIGN_IN' ? rule.options.amounts.at(-1)! : rule.options.amount
  const common = { amount: peso(most), times: String(turnoverTimes), days: String(validDays ?? '') }
  switch (rule.template) {
    case 'REGISTER':
      return { ...common, days: String(rule.options.days) }
    case 'SIGN_IN':
      return { ...common, first: peso(rule.options.amounts[0]!) }
    case 'CODE':
      return { ...common, code: rule.options.code }
    case 'TURNOVER':
      return { ...common, turnover: peso(rule.options.turnover) }
    case 'RESCUE':
      return {
        ...common,
        rate: `${rule.options.rate / PPM_PER_PERCENT}%`,
        minLoss: peso(rule.options.minLoss),
        play: String(rule.options.turnoverTimes),
      }
  }
}

/** The figures in the texts of a promotion. */
export function promotionFigures(key: PromotionKey, language: Language): Fillings {
  const numbers = new Intl.NumberFormat(GROUPING[language])
  const peso = (sum: bigint) => `₱${numbers.format(sum / MONEY_SCALE)}`
  const plan = DEMO_REWARDS[key]
  if (plan) return figuresOf(plan, peso)
  const bonus = DEMO_BONUSES.find(({ depositNumber, period }) => (key === 'welcome' ? depositNumber === 1 : period === 'DAY'))
  const { maxBonus = 0n, minDeposit, turnoverTimes, validDays } = bonus ?? {}
  return {
    amount: peso(maxBonus),
    minDeposit: peso(minDeposit ?? 0n),
    times: String(turnoverTimes),
    days: String(validDays),
  }
}
