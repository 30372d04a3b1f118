/** What is usual for each template: a new campaign starts with it. */
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
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
}
