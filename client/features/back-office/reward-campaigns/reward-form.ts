/** Converts a reward campaign between its form, where everything typed is text, and the wire. */
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { isRankTemplate, type RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
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
import { poolTyped } from './leaderboard-values.ts'
import { inviteToBody, inviteValues, NO_INVITE } from './invite-values.ts'
import { luckyToBody, luckyValues, NO_LUCK } from './lucky-values.ts'
import { NO_POINTS, pointsToBody, pointValues } from './points-values.ts'
import { NO_RAIN, rainToBody, rainValues } from './rain-values.ts'
import { fitAmounts, fitRates, ratesToBody, rateValues } from './rate-values.ts'
import { isDelivered, isOwnMoney, ownNeedOf, type OptionValues, type RewardValues } from './reward-values.ts'
import { NO_SPIN, spinToBody, spinValues, topTyped } from './spin-values.ts'
import { SUGGESTED } from './suggested.ts'

type StoredRule = ManagedReward['body']['rule']

const NO_OPTIONS: OptionValues = {
  ...NO_POINTS,
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
  rates: [],
  payHour: '',
  rain: NO_RAIN,
  spin: NO_SPIN,
  lucky: NO_LUCK,
  invite: NO_INVITE,
}

function optionValues({ template, options }: StoredRule): OptionValues {
  if ('amounts' in options) {
    const amounts = options.amounts.map(typedText)
    const given = { ...NO_OPTIONS, amounts, ...('days' in options && { days: String(options.days) }) }
    if (template !== 'LEADERBOARD') return given
    const { period, categories, least } = options
    return { ...given, period, categories, turnover: typedText(least) }
  }
  if (template === 'SPIN') return { ...NO_OPTIONS, spin: spinValues(options), categories: options.bets?.categories ?? [] }
  if (template === 'LUCKY_BET') {
    const { least, categories, days } = options
    return { ...NO_OPTIONS, lucky: luckyValues(options), turnover: typedText(least), categories, days: String(days) }
  }
  if (template === 'INVITE') return { ...NO_OPTIONS, invite: inviteValues(options), days: String(options.days) }
  const given = { ...NO_OPTIONS, amount: typedText(options.amount) }
  if (template === 'APP_DOWNLOAD') return given
  if (template === 'REGISTER' || template === 'GIFT') return { ...given, days: String(options.days) }
  if (template === 'CODE') return { ...given, code: options.code, isListed: options.isListed }
  if (template === 'REBATE') {
    const { period, rates, payHour } = options
    return { ...given, period, rates: rates.map(rateValues), payHour: payHour === null ? '' : String(payHour) }
  }
  if (template === 'REFERRAL') {
    const { period, rates, days } = options
    return { ...given, period, rates: rates.map(rateValues), days: String(days) }
  }
  if (template === 'POINTS') return { ...given, ...pointValues(options) }
  if (template === 'RAIN') return { ...given, rain: rainValues(options) }
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

/** A field for each current rank; undefined = for the ranks it was stored with. */
const fitRanks = (template: RewardTemplate, options: OptionValues, ranks: number | undefined): OptionValues =>
  isRankTemplate(template) && ranks !== undefined
    ? { ...options, amounts: fitAmounts(options.amounts, ranks), rates: fitRates(options.rates, ranks) }
    : options

/** The values of a stored campaign. */
export function rewardValues({ body }: ManagedReward, ranks?: number): RewardValues {
  const { rule, announcementId, paidAs, needs } = body
  return {
    ...frameValues(body, body.startAt, body.sortIndex),
    ...playValues(body),
    template: rule.template,
    options: fitRanks(rule.template, optionValues(rule), ranks),
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

/** The values of a new campaign: the usual ones for its template. */
export function newRewardValues(template: RewardTemplate, now: string, sortIndex: number, ranks: number): RewardValues {
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
    options: fitRanks(template, { ...NO_OPTIONS, ...options }, ranks),
  }
}

/** Limits by address and device. None if it is paid automatically or exchanged, or if each bet has a claim of its own. */
export const hasLimits = ({ template, options }: Pick<RewardValues, 'template' | 'options'>): boolean =>
  template !== 'POINTS' && template !== 'LUCKY_BET' && (template !== 'REBATE' || options.payHour === '')

/** The place of the first rank that can get something: everyone starts at the first rank, so no one is promoted to it. */
export const firstPaidRank = (template: RewardTemplate): number => (template === 'RANK_UP' ? 1 : 0)

function ruleToBody({ template, options }: RewardValues): RewardBody['rule'] {
  const { period, categories } = options
  const amount = amountText(options.amount)
  switch (template) {
    case 'SIGN_IN':
    case 'RANK_SALARY':
      return { template, options: { amounts: options.amounts.map(amountText) } }
    case 'RANK_UP':
    case 'BIRTHDAY':
      return { template, options: { amounts: options.amounts.map(amountText), days: options.days.trim() } }
    case 'REBATE': {
      const payHour = options.payHour === '' ? null : options.payHour
      return { template, options: { amount, period, payHour, rates: options.rates.map(ratesToBody) } }
    }
    case 'REFERRAL':
      return { template, options: { amount, period, days: options.days.trim(), rates: options.rates.map(ratesToBody) } }
    case 'POINTS':
      return { template, options: pointsToBody(options) }
    case 'RAIN':
      return { template, options: { amount, ...rainToBody(options.rain) } }
    case 'SPIN':
      return { template, options: spinToBody(options.spin, categories) }
    case 'LUCKY_BET': {
      const bets = { categories, least: amountText(options.turnover), days: options.days.trim() }
      return { template, options: { ...luckyToBody(options.lucky), ...bets } }
    }
    case 'INVITE':
      return { template, options: { ...inviteToBody(options.invite), days: options.days.trim() } }
    case 'APP_DOWNLOAD':
      return { template, options: { amount } }
    case 'LEADERBOARD':
      return {
        template,
        options: {
          amounts: options.amounts.map(amountText),
          period,
          categories,
          least: amountText(options.turnover),
          days: options.days.trim(),
        },
      }
    case 'REGISTER':
    case 'GIFT':
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

const NO_TURNOVER = '0'
/** An envelope holds own money that can be withdrawn at once. */
export const isPaidAsRain = ({ template }: Pick<RewardValues, 'template'>): boolean => template === 'RAIN'
/** Never for rewards that can be claimed several at once: only one bonus can be open, and the next would wait for it. */
export const isBonus = (values: Pick<RewardValues, 'template' | 'options' | 'paidAs'>): boolean =>
  values.paidAs === 'BONUS' && !isOwnMoney(values.template) && !isDelivered(values)

/** Takes values that the form has checked. The terms of play matter to a bonus only, so own money may leave them out. */
export function rewardToBody(values: RewardValues): RewardBody {
  const isLimited = hasLimits(values)
  const { announcementId, validDays, onWithdrawal, needs, addressLimit, deviceLimit } = values
  const paidAs = isBonus(values) ? 'BONUS' : 'CASH'
  const turnoverTimes = isPaidAsRain(values) || isDelivered(values) ? NO_TURNOVER : values.turnoverTimes
  const ownNeed = isDelivered(values) ? ownNeedOf(values) : undefined
  return {
    ...frameToBody(values),
    ...playToBody(values),
    rule: ruleToBody(values),
    announcementId,
    paidAs,
    turnoverTimes: turnoverTimes.trim(),
    validDays: paidAs === 'BONUS' ? validDays.trim() : 0,
    onWithdrawal,
    needs: ownNeed && !needs.includes(ownNeed) ? [...needs, ownNeed] : needs,
    addressLimit: isLimited ? addressLimit.trim() : 0,
    deviceLimit: isLimited ? deviceLimit.trim() : 0,
    budget: amountText(values.budget),
    claimBudget: amountText(values.claimBudget),
  }
}

/** Has several amounts: by day, by place or by rank. */
const hasAmounts = (template: RewardTemplate) =>
  template === 'SIGN_IN' || template === 'LEADERBOARD' || (isRankTemplate(template) && template !== 'REBATE')

/** The most a claim can give; undefined while an amount is invalid. */
export function mostOf({ template, options }: RewardValues): bigint | undefined {
  if (template === 'SPIN') return topTyped(options.spin.prizes)
  if (template === 'LUCKY_BET') return topTyped(options.lucky.prizes)
  if (template === 'INVITE') return topTyped(options.invite.milestones)
  const amounts = (hasAmounts(template) ? options.amounts : [options.amount]).map((typed) => readAmount(typed).value)
  return amounts.reduce<bigint | undefined>(
    (most, amount) => (most === undefined || amount === undefined ? undefined : amount > most ? amount : most),
    0n,
  )
}

/** The least the budget must cover: a claim, or all places of a leaderboard. */
export const leastBudgetOf = (values: RewardValues): bigint | undefined =>
  values.template === 'LEADERBOARD' ? poolTyped(values.options.amounts) : mostOf(values)

/** Any list item, in the path of a refusal. */
const ANY_ITEM = '[]'
/** Paths of the body, and the form's fields for them. */
const FIELDS: Record<string, string> = {
  'rule.options.prizes': 'options.spin.prizes.0.amount',
  'rule.options.least': 'options.turnover',
  'rule.options.rate': 'options.ratePercent',
  'rule.options.rates': 'options.rates.0.RNG',
  'rule.options.times': 'options.rain.times.0',
  'rule.options.turnoverTimes': 'options.lossTimes',
  maxStakeRate: 'stakePercent',
}
const RULE = 'rule.'
const OPTIONS = 'rule.options.'
/** Templates whose options the form keeps apart from the shared ones. */
const APART = {
  RAIN: ['rain', NO_RAIN],
  SPIN: ['spin', NO_SPIN],
  LUCKY_BET: ['lucky', NO_LUCK],
  INVITE: ['invite', NO_INVITE],
} as const
const isApart = (template: RewardTemplate): template is keyof typeof APART => template in APART
function apartOf(path: string, template: RewardTemplate): string | undefined {
  if (!isApart(template) || !path.startsWith(OPTIONS)) return undefined
  const [[part, own], name] = [APART[template], path.slice(OPTIONS.length)]
  return Object.hasOwn(own, name.split('.')[0]!) ? `options.${part}.${name}` : undefined
}
export function fieldOf(refused: string, template: RewardTemplate): string {
  const path = refused.replaceAll(ANY_ITEM, '0')
  if (path === 'rule.options.prizes' && template === 'LUCKY_BET') return 'options.lucky.prizes.0.oneIn'
  if (path === 'rule.options.milestones') return 'options.invite.milestones.0.friends'
  if (path === 'rule.options.amounts') return `options.amounts.${firstPaidRank(template)}`
  return FIELDS[path] ?? apartOf(path, template) ?? (path.startsWith(RULE) ? path.slice(RULE.length) : path)
}
