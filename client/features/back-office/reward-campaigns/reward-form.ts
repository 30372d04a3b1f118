/** Converts a campaign of rewards between its form, where everything typed is text, and the wire. */
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import {
  frameToBody,
  frameValues,
  percentOf,
  playToBody,
  playValues,
  shareOf,
} from '#client/features/back-office/content-management/index.ts'
import { amountText, readAmount, typedText } from '#client/lib/typed-amount.ts'
import type { RewardBody } from './reward-campaigns.queries.ts'
import type { OptionValues, RewardValues } from './reward-values.ts'
import { SUGGESTED } from './suggested.ts'

type StoredRule = ManagedReward['body']['rule']

const NO_OPTIONS: OptionValues = {
  amount: '',
  days: '7',
  amounts: [''],
  code: '',
  isListed: true,
  period: 'DAY',
  turnover: '',
  categories: [],
  ratePercent: '',
  minLoss: '',
  lossTimes: '5',
}

function optionValues({ template, options }: StoredRule): OptionValues {
  if (template === 'SIGN_IN') return { ...NO_OPTIONS, amounts: options.amounts.map(typedText) }
  const given = { ...NO_OPTIONS, amount: typedText(options.amount) }
  if (template === 'REGISTER') return { ...given, days: String(options.days) }
  if (template === 'CODE') return { ...given, code: options.code, isListed: options.isListed }
  const { period, categories } = options
  if (template === 'TURNOVER') return { ...given, period, categories, turnover: typedText(options.turnover) }
  const { rate, minLoss, turnoverTimes } = options
  return {
    ...given,
    period,
    categories,
    ratePercent: percentOf(rate),
    minLoss: typedText(minLoss),
    lossTimes: String(turnoverTimes),
  }
}

/** Of a stored campaign. */
export function rewardValues({ body }: ManagedReward): RewardValues {
  const { rule, announcementId, paidAs, needs } = body
  return {
    ...frameValues(body, body.startAt, body.sortIndex),
    ...playValues(body),
    template: rule.template,
    options: optionValues(rule),
    announcementId,
    paidAs,
    turnoverTimes: String(body.turnoverTimes),
    needs,
    addressLimit: String(body.addressLimit),
    deviceLimit: String(body.deviceLimit),
    budget: typedText(body.budget),
    claimBudget: typedText(body.claimBudget),
  }
}

/** Of a new one, with what is usual for its template. */
export function newRewardValues(template: RewardTemplate, now: string, sortIndex: number): RewardValues {
  const { options, ...usual } = SUGGESTED[template]
  return {
    ...frameValues(undefined, now, sortIndex),
    ...playValues(undefined),
    validDays: '7',
    template,
    announcementId: null,
    addressLimit: '0',
    deviceLimit: '0',
    needs: [],
    ...usual,
    options: { ...NO_OPTIONS, ...options },
  }
}

function ruleToBody({ template, options }: RewardValues): RewardBody['rule'] {
  const { period, categories } = options
  const amount = amountText(options.amount)
  switch (template) {
    case 'SIGN_IN':
      return { template, options: { amounts: options.amounts.map(amountText) } }
    case 'REGISTER':
      return { template, options: { amount, days: options.days.trim() } }
    case 'CODE':
      return { template, options: { amount, code: options.code, isListed: options.isListed } }
    case 'TURNOVER':
      return { template, options: { amount, period, categories, turnover: amountText(options.turnover) } }
    case 'RESCUE':
      return {
        template,
        options: {
          amount,
          period,
          categories,
          rate: shareOf(options.ratePercent) ?? 0,
          minLoss: amountText(options.minLoss),
          turnoverTimes: options.lossTimes.trim(),
        },
      }
  }
}

/** Of values the form has checked. The terms of play matter to a bonus only, so own money may leave them out. */
export function rewardToBody(values: RewardValues): RewardBody {
  const { announcementId, paidAs, turnoverTimes, validDays, onWithdrawal, needs, addressLimit, deviceLimit } = values
  return {
    ...frameToBody(values),
    ...playToBody(values),
    rule: ruleToBody(values),
    announcementId,
    paidAs,
    turnoverTimes: turnoverTimes.trim(),
    validDays: paidAs === 'BONUS' ? validDays.trim() : 0,
    onWithdrawal,
    needs,
    addressLimit: addressLimit.trim(),
    deviceLimit: deviceLimit.trim(),
    budget: amountText(values.budget),
    claimBudget: amountText(values.claimBudget),
  }
}

/** The most a claim can give; undefined while an amount is invalid. */
export function mostOf({ template, options }: RewardValues): bigint | undefined {
  const amounts = (template === 'SIGN_IN' ? options.amounts : [options.amount]).map((typed) => readAmount(typed).value)
  return amounts.reduce<bigint | undefined>(
    (most, amount) => (most === undefined || amount === undefined ? undefined : amount > most ? amount : most),
    0n,
  )
}

/** The form's field of a path of the body. */
const FIELDS: Record<string, string> = {
  'rule.options.rate': 'options.ratePercent',
  'rule.options.turnoverTimes': 'options.lossTimes',
  maxStakeRate: 'stakePercent',
}
const RULE = 'rule.'
export const fieldOf = (path: string): string => FIELDS[path] ?? (path.startsWith(RULE) ? path.slice(RULE.length) : path)
