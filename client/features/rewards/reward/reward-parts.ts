/** Derives what the page shows from rewards: how to claim them, what is missing, and where to fix that. */
import { type BonusTerms, GIVE_UP_PAGE } from '#contract/money/turnover/bonus-terms.ts'
import type { RewardNeed } from '#contract/rewards/reward/reward-template.ts'
import type { Reward, RewardBlock } from '#contract/rewards/reward/reward.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { SCREENS } from '#client/lib/paths.ts'
import type { Claim } from './send-claim.ts'

type Claimable = Pick<Reward, 'template' | 'state' | 'transactionId' | 'code'>
/** A listed code has no transaction before it is entered. A spin is not claimed but made on its own page. */
export function claimOf({ template, state, transactionId, code }: Claimable): Claim | undefined {
  if (state !== 'CLAIMABLE' || template === 'SPIN') return undefined
  if (transactionId !== null) return { transactionId }
  return code === null ? undefined : { promoCode: code }
}

export type Lack = RewardNeed | RewardBlock
/** The first thing in the way of a claim. */
export const lackOf = ({ needs, block }: Pick<Reward, 'needs' | 'block'>): Lack | undefined =>
  needs.find(({ isMet }) => !isMet)?.need ?? block ?? undefined

interface Mend {
  to: string
  text: 'mend_verify' | 'mend_deposit' | 'mend_profile' | 'mend_app' | 'mend_bonus' | 'mend_orders' | 'mend_ask' | 'mend_break'
}
export const MENDS = {
  MOBILE: { to: SCREENS.mobile.path, text: 'mend_verify' },
  EMAIL: { to: SCREENS.email.path, text: 'mend_verify' },
  IDENTITY: { to: SCREENS.kyc.path, text: 'mend_verify' },
  DEPOSIT: { to: SCREENS.deposit.path, text: 'mend_deposit' },
  BIRTHDAY: { to: SCREENS.profile.path, text: 'mend_profile' },
  APP: { to: SCREENS.download.path, text: 'mend_app' },
  OPEN: { to: GIVE_UP_PAGE, text: 'mend_bonus' },
  ORDERED: { to: `${SCREENS.deposit.path}?tab=history`, text: 'mend_orders' },
} as const satisfies Record<Lack, Mend>

const ASK_US = { to: SCREENS.messages.path, text: 'mend_ask' } as const
const AFTER: Partial<Record<string, Mend>> = {
  'bonus.not.free': MENDS.OPEN,
  'exists.prom.claim.ip': ASK_US,
  'exists.prom.claim.device': ASK_US,
  'exists.prom.claim.account': ASK_US,
  'permission.denied': ASK_US,
  'play.excluded': { to: SCREENS.responsiblePlay.path, text: 'mend_break' },
}
/** What a refused member can do next. For other refusals the reloaded list says it. */
export const nextStepOf = (error: unknown): Mend | undefined => (error instanceof ApiError ? AFTER[error.code] : undefined)

/** The claim failed because of a need that the list did not show yet. */
export const isLackOnly = (error: unknown): boolean => error instanceof ApiError && error.code === 'prom.claim.req.field'

const OFTEN = { SIGN_IN: 'DAY', RANK_SALARY: 'MONTH', BIRTHDAY: 'YEAR' } as const satisfies Partial<
  Record<Reward['template'], string>
>
const hasOwnRhythm = (template: Reward['template']): template is keyof typeof OFTEN => template in OFTEN
/** How often it is given: some templates have a fixed frequency, others are given once a period or once ever. */
export const frequencyOf = ({ template, period }: Pick<Reward, 'template' | 'period'>) =>
  hasOwnRhythm(template) ? OFTEN[template] : (period ?? 'ONCE')

const WON_LATER = ['RESCUE', 'SIGN_IN', 'LEADERBOARD', 'LUCKY_BET', 'INVITE'] as const satisfies readonly Reward['template'][]
/** The amount is known when it is due; until then it is a maximum. */
export const isUpTo = ({ template, state }: Pick<Reward, 'template' | 'state'>): boolean =>
  template === 'SPIN' ||
  ((WON_LATER as readonly string[]).includes(template) && !['CLAIMABLE', 'MISSING', 'CLAIMED'].includes(state))

/** Turnover required before a withdrawal. */
export const requiredBets = ({ amount, turnoverTimes }: Pick<Reward, 'amount' | 'turnoverTimes'>): bigint =>
  amount * BigInt(turnoverTimes)

const TOP_SHARES = 4
/** The kinds of game that count most. */
export const topShares = ({ contribution }: Pick<BonusTerms, 'contribution'>) =>
  contribution
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, TOP_SHARES)

/** Finished days of a streak, which starts over after its last day. */
export const daysDone = ({ done, amounts }: NonNullable<Reward['streak']>): number => Math.min(done, amounts.length)
