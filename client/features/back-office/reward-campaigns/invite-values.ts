/** Form values of milestones for inviting friends, and their sums. The days are a field that templates share. */
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { MAX_FRIENDS } from '#contract/rewards/reward/reward-template.ts'
import { amountText, readAmount, typedText } from '#client/lib/typed-amount.ts'
import { countOf, knownOf } from './known-values.ts'

export interface MilestoneValues {
  friends: string
  amount: string
}
export interface InviteValues {
  milestones: MilestoneValues[]
  minDeposit: string
  minBets: string
}

export const NO_INVITE: InviteValues = { milestones: [{ friends: '1', amount: '' }], minDeposit: '0', minBets: '' }

export const inviteValues = ({ milestones, minDeposit, minBets }: OptionsOf<'INVITE'>): InviteValues => ({
  milestones: milestones.map(({ friends, amount }) => ({ friends: String(friends), amount: typedText(amount) })),
  minDeposit: typedText(minDeposit),
  minBets: typedText(minBets),
})

export const inviteToBody = ({ milestones, minDeposit, minBets }: InviteValues) => ({
  milestones: milestones.map(({ friends, amount }) => ({ friends: friends.trim(), amount: amountText(amount) })),
  minDeposit: amountText(minDeposit),
  minBets: amountText(minBets),
})

type Counted = Pick<MilestoneValues, 'friends'>
/** Invalid: each milestone must ask for more friends than the one before. */
export function isNoMoreThanBefore(milestones: readonly Counted[], place: number): boolean {
  const [before, own] = [milestones[place - 1], milestones[place]].map((one) => one && countOf(one.friends))
  return before !== undefined && own !== undefined && own <= before
}

const MORE_FRIENDS = 5
/** A new milestone, with more friends than the last. */
export function nextMilestone(milestones: readonly MilestoneValues[]): MilestoneValues {
  const last = countOf(milestones.at(-1)?.friends ?? '')
  return { friends: last === undefined ? '' : String(Math.min(last + MORE_FRIENDS, MAX_FRIENDS)), amount: '' }
}

export interface InviteSums {
  /** The total of all milestones, and the friends needed for it. */
  total: bigint
  friends: number
  /** The most paid per friend, at the milestone that pays best; and as a share of the bets a friend must make. */
  each: bigint
  part: number
}

/** Undefined while a number is invalid. */
export function inviteSums({ milestones, minBets }: InviteValues): InviteSums | undefined {
  const read = knownOf(
    milestones.map(({ friends, amount }) => {
      const [count, sum] = [countOf(friends), readAmount(amount).value]
      return count && sum ? { count, sum } : undefined
    }),
  )
  const bets = readAmount(minBets).value
  if (!read || !bets) return undefined
  let [total, each] = [0n, 0n]
  for (const { count, sum } of read) {
    total += sum
    const own = total / BigInt(count)
    if (own > each) each = own
  }
  return { total, friends: read.at(-1)?.count ?? 0, each, part: Number(each) / Number(bets) }
}
