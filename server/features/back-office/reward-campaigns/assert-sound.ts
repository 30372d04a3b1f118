import type { RewardCampaignBody } from '#contract/back-office/reward-campaigns.ts'
import { isTooNear, placesOf, sharedByRed } from '#contract/rewards/rain/rain-sums.ts'
import { poolOf } from '#contract/rewards/leaderboard/leaderboard-sums.ts'
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import {
  MAX_ENVELOPES,
  type OptionsOf,
  RAIN_MINUTES_APART,
  type RebateRates,
  type RewardRule,
} from '#contract/rewards/reward/reward-template.ts'
import { assertDefaultText, refuseField } from '#server/features/back-office/content-management/content-change.ts'
import { mostOf } from '#server/features/rewards/reward/reward-campaign.ts'
import { upgradeBonuses } from '#server/features/rewards/reward/reward-worth.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

/** What a rule gives by rank: its field, the number of ranks, and whether any rank gets something. */
function byRankOf({ template, options }: RewardRule) {
  switch (template) {
    case 'RANK_UP':
    case 'RANK_SALARY':
    case 'BIRTHDAY': {
      const paid = template === 'RANK_UP' ? upgradeBonuses(options.amounts) : options.amounts
      return { field: 'amounts', count: options.amounts.length, hasAny: paid.some((amount) => amount > 0n) }
    }
    case 'REBATE': {
      const { rates } = options
      return {
        field: 'rates',
        count: rates.length,
        hasAny: !paysNothing(rates),
      }
    }
    default:
      return undefined
  }
}

const paysNothing = (rates: readonly RebateRates[]) => rates.every((of) => Object.values(of).every((rate) => rate === 0))

/** The pool must be enough for the envelopes, and one rain must be over before the next. */
function assertRain(options: OptionsOf<'RAIN'>, { paidAs, turnoverTimes }: RewardCampaignBody): void {
  const { times, red } = options
  if (sharedByRed(options) < BigInt(red.count) * red.least)
    throw refuseField('rule.options.amount', 'is less than the envelopes hold')
  if (placesOf(options) > MAX_ENVELOPES) throw refuseField('rule.options.red.count', 'too many envelopes')
  if (times.some((_, place) => isTooNear(times, place)))
    throw refuseField('rule.options.times', `must be ${RAIN_MINUTES_APART} minutes apart`)
  if (paidAs !== 'CASH') throw refuseField('paidAs', 'an envelope holds own money')
  if (turnoverTimes !== 0) throw refuseField('turnoverTimes', 'an envelope has no turnover')
}

/** A member must be able to get a spin, and to win something. */
function assertSpins({ prizes, free, bets }: OptionsOf<'SPIN'>, { paidAs }: RewardCampaignBody): void {
  if (topPrize(prizes) === 0n) throw refuseField('rule.options.prizes', 'gives nothing')
  if (free === 0 && !bets) throw refuseField('rule.options.free', 'there are no spins')
  // Only one bonus can be open (BON-04): the next spin would wait for it.
  if (paidAs !== 'CASH') throw refuseField('paidAs', 'a prize is own money')
}

/** Deliveries are not money, so they have no turnover; a load needs a number verified as the member's. */
function assertGood({ delivery }: OptionsOf<'POINTS'>, { paidAs, turnoverTimes, needs }: RewardCampaignBody): void {
  if (delivery === undefined) return
  if (paidAs !== 'CASH') throw refuseField('paidAs', 'what is delivered is no bonus')
  if (turnoverTimes !== 0) throw refuseField('turnoverTimes', 'what is delivered has no turnover')
  if (delivery === 'LOAD' && !needs.includes('MOBILE')) throw refuseField('needs', 'a load needs a verified number')
}

/** A member may have several prizes at once, but only one bonus can be open (BON-04). */
function assertLuckyBets({ prizes }: OptionsOf<'LUCKY_BET'>, { paidAs }: RewardCampaignBody): void {
  if (prizes.some(({ oneIn }, place) => place > 0 && oneIn < prizes[place - 1]!.oneIn))
    throw refuseField('rule.options.prizes', 'a rarer prize comes first')
  if (paidAs !== 'CASH') throw refuseField('paidAs', 'a prize is own money')
}

/** A member may reach several at once, but only one bonus can be open (BON-04). */
function assertMilestones({ milestones }: OptionsOf<'INVITE'>, { paidAs }: RewardCampaignBody): void {
  if (milestones.some(({ friends }, place) => place > 0 && friends <= milestones[place - 1]!.friends))
    throw refuseField('rule.options.milestones', 'each asks for more friends')
  if (paidAs !== 'CASH') throw refuseField('paidAs', 'a milestone gives own money')
}

/** A better place must not give less, and the budget must cover a whole period. */
function assertLeaderboard({ amounts }: OptionsOf<'LEADERBOARD'>, { budget }: RewardCampaignBody): void {
  if (amounts.some((amount, place) => place > 0 && amount > amounts[place - 1]!))
    throw refuseField('rule.options.amounts', 'a lower place gives more')
  if (poolOf(amounts) > budget) throw refuseField('budget', 'must cover a period')
}

function assertRule(body: RewardCampaignBody, ranks: number): void {
  const { rule, isEnabled } = body
  if (rule.template === 'RAIN') assertRain(rule.options, body)
  if (rule.template === 'SPIN') assertSpins(rule.options, body)
  if (rule.template === 'LUCKY_BET') assertLuckyBets(rule.options, body)
  if (rule.template === 'POINTS') assertGood(rule.options, body)
  if (rule.template === 'INVITE') assertMilestones(rule.options, body)
  if (rule.template === 'LEADERBOARD') assertLeaderboard(rule.options, body)
  if (rule.template === 'REFERRAL' && paysNothing(rule.options.rates))
    throw refuseField('rule.options.rates', 'pays nothing for any tier')
  const byRank = byRankOf(rule)
  if (!byRank) return
  const path = `rule.options.${byRank.field}`
  // It can still be switched off after ranks were removed.
  if (isEnabled && byRank.count > ranks) throw refuseField(path, 'there are fewer ranks')
  if (!byRank.hasAny) throw refuseField(path, 'gives nothing to any rank')
}

/** Throws `request.param.err` with the field. `ranks` = how many the merchant has. */
export function assertSound(
  body: RewardCampaignBody,
  { defaultLanguage }: Pick<Merchant, 'defaultLanguage'>,
  ranks: number,
): void {
  const { rule, paidAs } = body
  assertDefaultText(body.texts, defaultLanguage)
  assertRule(body, ranks)
  if (body.minOdds > body.maxOdds) throw refuseField('maxOdds', 'must not be below minOdds')
  if (paidAs === 'BONUS' && body.validDays === 0) throw refuseField('validDays', 'a bonus needs an end')
  if (paidAs === 'BONUS' && body.turnoverTimes === 0) throw refuseField('turnoverTimes', 'a bonus is wagered')
  if (mostOf(rule) > body.budget) throw refuseField('budget', 'must cover a claim')
  const isByItself = rule.template === 'REBATE' && rule.options.payHour !== null
  // Payments without a claim have neither an address nor a device; each exchange and each lucky bet has its own period.
  if (!isByItself && rule.template !== 'POINTS' && rule.template !== 'LUCKY_BET') return
  for (const limit of ['addressLimit', 'deviceLimit'] as const) if (body[limit] > 0) throw refuseField(limit, 'limits nothing')
}
