/** Invitees, tiers and leaders as members see them: without whole names, and with built-in pictures only. Pure. */
import { HOUSE_AVATARS, type AvatarValue } from '#contract/identity/avatar.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type { Invitee, ReferralLeader, ReferralTier } from '#contract/rewards/referral/referral.ts'
import type { OptionsOf, RebateRates } from '#contract/rewards/reward/reward-template.ts'
import { maskName } from '#server/platform/mask-name.ts'
import { wholeSteps } from '#server/platform/money-rounding.ts'
import type { EarnerRow } from './referral-income.repository.ts'
import type { InviteeRow } from './referral.repository.ts'

/** Always a built-in picture: an uploaded one is only for people who know the member. */
export const pictureOf = (memberId: number): AvatarValue => ({ avatar: String(memberId % HOUSE_AVATARS), avatarType: 'STATIC' })
export const personOf = (memberId: number, nickname: string) => ({ name: maskName(nickname), ...pictureOf(memberId) })

/** Rounds down to whole steps, because income is added up more exactly than it is paid. */
export const earned = (amount: bigint, step: bigint): bigint => (amount > 0n ? wholeSteps(amount, step) : 0n)

/** The total of the rounded parts, so that the amounts shown add up. */
export const earnedInAll = (amounts: Iterable<bigint>, step: bigint): bigint =>
  [...amounts].reduce((sum, amount) => sum + earned(amount, step), 0n)

export const ratesShown = (rates: RebateRates) =>
  GAME_CATEGORIES.map((category) => ({ category, rate: rates[category] ?? 0 })).filter(({ rate }) => rate > 0)

interface Sums {
  counts: ReadonlyMap<number, number>
  amounts: ReadonlyMap<number, bigint>
  step: bigint
}
export function presentTiers(options: OptionsOf<'REFERRAL'> | undefined, { counts, amounts, step }: Sums): ReferralTier[] {
  return (options?.rates ?? []).map((rates, place) => {
    const tier = place + 1
    return { tier, rates: ratesShown(rates), invitees: counts.get(tier) ?? 0, amount: earned(amounts.get(tier) ?? 0n, step) }
  })
}

export const presentInvitee = (row: InviteeRow, tier: number, step: bigint): Invitee => ({
  ...personOf(row.id, row.nickname),
  tier,
  joinedAt: row.createdAt.getTime(),
  hasDeposited: row.hasDeposited,
  invitees: row.invitees,
  invitedBy: row.invitedBy === null ? null : maskName(row.invitedBy),
  amount: earned(row.amount, step),
})

export const presentLeader = (
  { memberId, nickname, place, amount }: EarnerRow,
  own: number | undefined,
  step: bigint,
): ReferralLeader => ({
  ...personOf(memberId, nickname),
  place,
  amount: earned(amount, step),
  isOwn: memberId === own,
})
