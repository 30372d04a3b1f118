/** The usual values of each template, which a new campaign starts with. */
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { ratesOf } from './rate-values.ts'
import type { OptionValues, RewardValues } from './reward-values.ts'

interface Suggested
  extends
    Pick<RewardValues, 'paidAs' | 'turnoverTimes' | 'budget' | 'claimBudget'>,
    Partial<Pick<RewardValues, 'needs' | 'addressLimit' | 'deviceLimit'>> {
  options: Partial<OptionValues>
}

export const SUGGESTED: Record<RewardTemplate, Suggested> = {
  REGISTER: {
    options: { amount: '30', days: '7' },
    paidAs: 'CASH',
    turnoverTimes: '5',
    needs: ['MOBILE'],
    addressLimit: '5',
    deviceLimit: '1',
    budget: '60000',
    claimBudget: '30',
  },
  SIGN_IN: {
    options: { amounts: ['5', '6', '8', '10', '12', '18', '88'] },
    paidAs: 'CASH',
    turnoverTimes: '3',
    needs: ['DEPOSIT'],
    budget: '500000',
    claimBudget: '88',
  },
  CODE: {
    options: { amount: '25', isListed: true },
    paidAs: 'CASH',
    turnoverTimes: '5',
    needs: ['MOBILE'],
    deviceLimit: '1',
    budget: '50000',
    claimBudget: '25',
  },
  TURNOVER: {
    options: { amount: '20', period: 'DAY', turnover: '2000' },
    paidAs: 'CASH',
    turnoverTimes: '3',
    budget: '300000',
    claimBudget: '20',
  },
  RESCUE: {
    options: { amount: '2000', period: 'WEEK', ratePercent: '10', minLoss: '500', lossTimes: '5' },
    paidAs: 'CASH',
    turnoverTimes: '1',
    needs: ['DEPOSIT'],
    budget: '400000',
    claimBudget: '2000',
  },
  RANK_UP: {
    options: { amounts: ['0', '18', '58', '188', '588', '1888'], days: '30' },
    paidAs: 'CASH',
    turnoverTimes: '1',
    budget: '500000',
    claimBudget: '100',
  },
  RANK_SALARY: {
    options: { amounts: ['0', '8', '28', '88', '288', '888'] },
    paidAs: 'CASH',
    turnoverTimes: '1',
    budget: '500000',
    claimBudget: '100',
  },
  BIRTHDAY: {
    options: { amounts: ['18', '28', '58', '188', '588', '1888'], days: '30' },
    paidAs: 'CASH',
    turnoverTimes: '1',
    needs: ['IDENTITY', 'DEPOSIT', 'BIRTHDAY'],
    budget: '200000',
    claimBudget: '100',
  },
  REBATE: {
    options: {
      amount: '10000',
      period: 'DAY',
      payHour: '6',
      rates: ['0.2', '0.25', '0.3', '0.35', '0.4', '0.45'].map((percent) =>
        ratesOf({ RNG: percent, FISH: percent, LIVE: percent, PVP: percent, SPORTS: percent, INHOUSE: percent }),
      ),
    },
    paidAs: 'CASH',
    turnoverTimes: '0',
    budget: '1000000',
    claimBudget: '1',
  },
  REFERRAL: {
    options: {
      amount: '10000',
      period: 'WEEK',
      days: '7',
      rates: [
        ratesOf({ RNG: '0.3', FISH: '0.3', PVP: '0.1', SPORTS: '0.1', LIVE: '0.05', INHOUSE: '0.05' }),
        ratesOf({ RNG: '0.1', FISH: '0.1', PVP: '0.05', SPORTS: '0.05', LIVE: '0.02', INHOUSE: '0.02' }),
        ratesOf({ RNG: '0.05', FISH: '0.05' }),
      ],
    },
    paidAs: 'CASH',
    turnoverTimes: '1',
    budget: '1000000',
    claimBudget: '1',
  },
  POINTS: {
    options: { amount: '100', points: '5000', perMember: '0' },
    paidAs: 'BONUS',
    turnoverTimes: '1',
    budget: '1000000',
    claimBudget: '1',
  },
  RAIN: {
    options: {
      amount: '5000',
      rain: {
        times: ['10:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00'],
        weekdays: [],
        gold: { count: '1', amount: '888' },
        ube: { count: '5', amount: '168' },
        red: { count: '300', least: '2' },
        empty: '94',
      },
    },
    paidAs: 'CASH',
    turnoverTimes: '0',
    needs: ['DEPOSIT'],
    deviceLimit: '1',
    budget: '3000000',
    claimBudget: '15',
  },
  APP_DOWNLOAD: {
    options: { amount: '28' },
    paidAs: 'CASH',
    turnoverTimes: '5',
    needs: ['MOBILE', 'APP'],
    addressLimit: '5',
    deviceLimit: '1',
    budget: '60000',
    claimBudget: '28',
  },
  LUCKY_BET: {
    options: {
      turnover: '20',
      days: '7',
      lucky: {
        prizes: [
          { amount: '8', oneIn: '500' },
          { amount: '88', oneIn: '10000' },
          { amount: '888', oneIn: '200000' },
        ],
        most: '3',
      },
    },
    paidAs: 'CASH',
    turnoverTimes: '1',
    budget: '300000',
    claimBudget: '1',
  },
  GIFT: {
    options: { amount: '500', days: '7' },
    paidAs: 'CASH',
    turnoverTimes: '3',
    budget: '50000',
    claimBudget: '500',
  },
  INVITE: {
    options: {
      days: '7',
      invite: {
        milestones: [
          { friends: '1', amount: '50' },
          { friends: '3', amount: '188' },
          { friends: '5', amount: '388' },
          { friends: '10', amount: '1288' },
        ],
        minDeposit: '200',
        minBets: '2000',
      },
    },
    paidAs: 'CASH',
    turnoverTimes: '3',
    budget: '500000',
    claimBudget: '1900',
  },
  LEADERBOARD: {
    options: {
      amounts: ['3000', '1500', '888', '500', '500', '288', '288', '288', '188', '188'],
      period: 'WEEK',
      turnover: '1000',
      days: '7',
    },
    paidAs: 'CASH',
    turnoverTimes: '1',
    needs: ['DEPOSIT'],
    deviceLimit: '1',
    budget: '800000',
    claimBudget: '3000',
  },
  SPIN: {
    options: {
      categories: ['RNG', 'FISH'],
      spin: {
        look: 'WHEEL',
        // High prizes are not next to each other.
        prizes: [
          { amount: '888', weight: '1' },
          { amount: '2', weight: '300' },
          { amount: '18', weight: '60' },
          { amount: '0', weight: '150' },
          { amount: '88', weight: '9' },
          { amount: '5', weight: '220' },
          { amount: '28', weight: '30' },
          { amount: '0', weight: '150' },
          { amount: '8', weight: '80' },
        ],
        free: '1',
        bets: { isOn: true, each: '3000', most: '3' },
      },
    },
    paidAs: 'CASH',
    turnoverTimes: '1',
    needs: ['DEPOSIT'],
    deviceLimit: '1',
    budget: '500000',
    claimBudget: '6',
  },
}
