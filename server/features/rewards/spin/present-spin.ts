/** Wheels and reels as a member sees them. Pure. */
import type { Reward } from '#contract/rewards/reward/reward.ts'
import type { SpinGame, SpinWinner } from '#contract/rewards/spin/spin.ts'
import { chancesOf, type Prize } from '#contract/rewards/spin/spin-sums.ts'
import { personOf } from '#server/features/rewards/referral/present-referral.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import { spinsLeft, type Standpoint } from '#server/features/rewards/reward/present-reward.ts'
import type { Seen } from '#server/features/rewards/reward/reward-board.ts'
import type { SpinCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { periodAt } from '#server/features/rewards/reward/reward-period.ts'
import type { Ticket } from '#server/features/rewards/reward/ticket.ts'
import type { WinnerRow } from './spin.repository.ts'

export const presentWinner = ({ memberId, nickname, amount, at }: WinnerRow): SpinWinner => ({
  ...personOf(memberId, nickname),
  amount,
  at: at.getTime(),
})

const prizesOf = (prizes: readonly Prize[]): SpinGame['prizes'] => {
  const chances = chancesOf(prizes)
  return prizes.map(({ amount }, place) => ({ amount, chance: chances[place]! }))
}

/** `turnover.done` = today's bets towards the next spin; null = no more today. */
function betsOf({ rule: { options } }: SpinCampaign, turnover: Reward['turnover'], earned: number): SpinGame['bets'] {
  const { bets } = options
  return bets && { ...bets, earned, left: turnover && turnover.required - turnover.done }
}

interface Frame {
  reward: Reward
  campaign: SpinCampaign
  winners: SpinWinner[]
  now: Date
  zone: string
}
function frameOf({ reward, campaign, winners, now, zone }: Frame) {
  const { look, prizes, free } = campaign.rule.options
  return { reward, look, prizes: prizesOf(prizes), free, nextDayAt: periodAt('DAY', now, zone).until.getTime(), winners }
}

export const presentToGuest = (frame: Frame): SpinGame => ({
  ...frameOf(frame),
  spins: [],
  bets: betsOf(frame.campaign, frame.reward.turnover, 0),
  own: [],
})

const OWN_SHOWN = 10
const ownOf = (tickets: readonly Ticket[]): SpinGame['own'] =>
  tickets
    .flatMap(({ amount, claimedAt }) => (claimedAt ? [{ amount, at: claimedAt.getTime() }] : []))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, OWN_SHOWN)

export function presentToMember(frame: Frame, seen: Seen, standpoint: Standpoint): SpinGame {
  const { progress } = seen.standing
  return {
    ...frameOf(frame),
    spins: spinsLeft(seen, standpoint).map(({ id, expiresAt }) => ({
      transactionId: ticketName(id),
      expiresAt: expiresAt.getTime(),
    })),
    bets: betsOf(frame.campaign, progress.turnover, progress.earnedSpins ?? 0),
    own: ownOf(seen.tickets),
  }
}

/** Where the wheel stops: at its prize, or at another of the same amount if the prizes have changed since. */
export function placeOf({ amount, step }: Pick<Ticket, 'amount' | 'step'>, prizes: readonly Prize[]): number | null {
  if (prizes[step]?.amount === amount) return step
  const place = prizes.findIndex((prize) => prize.amount === amount)
  return place === -1 ? null : place
}
