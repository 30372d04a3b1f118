/** The leaderboard room. `keep-boards.ts` starts and closes its periods; prizes are claimed like any other reward. */
import type { Leaderboard, LeaderboardRoom } from '#contract/rewards/leaderboard/leaderboard.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { presentReward, presentToGuest } from '#server/features/rewards/reward/present-reward.ts'
import type { RewardBoard } from '#server/features/rewards/reward/reward-board.ts'
import {
  type CampaignsOnShow,
  isLeaderboardCampaign,
  type LeaderboardCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { isRunning } from '#server/features/rewards/reward/reward-rule.ts'
import type { Reader } from '#server/features/rewards/reward/reward.service.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { Board, LeaderboardRepository } from './leaderboard.repository.ts'
import { type LastBoard, presentBoard } from './present-board.ts'

interface Deps {
  boards: Pick<LeaderboardRepository, 'running' | 'closed' | 'first' | 'count' | 'own' | 'winners'>
  campaigns: CampaignsOnShow
  board: RewardBoard
  clock: Clock
}
interface Shown {
  campaign: LeaderboardCampaign
  reward: Reward
  /** The end of the member's last break. */
  restedUntil: Date | null
}

/** The periods of a merchant's leaderboards. */
interface Kept {
  running: readonly Board[]
  closed: readonly Board[]
  /** Undefined for guests. */
  ownId: number | undefined
  /** The currency's smallest amount. */
  step: bigint
}

/** At least this many, even if fewer places win something. */
const ROWS_SHOWN = 20
const LAST_SHOWN = 10

export function createLeaderboardService({ boards, campaigns, board: rewards, clock }: Deps) {
  async function lastOf(over: Board | undefined, closed: Board | undefined, now: Date): Promise<LastBoard | undefined> {
    if (over) {
      const { amounts } = over.options
      const rows = await boards.first(over, Math.min(amounts.length, LAST_SHOWN), now)
      return {
        board: over,
        isCounting: true,
        rows: rows.map((row) => Object.assign(row, { amount: amounts[row.place - 1] ?? 0n })),
      }
    }
    return closed && { board: closed, isCounting: false, rows: await boards.winners(closed) }
  }

  async function present({ campaign, reward, restedUntil }: Shown, { running, closed, ownId, step }: Kept) {
    const now = clock.now()
    const of = running.filter(({ campaignId }) => campaignId === campaign.id)
    const own = of.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    if (!own) return undefined
    const count = Math.max(own.options.amounts.length, ROWS_SHOWN)
    const [first, players, ownScore, last] = await Promise.all([
      boards.first(own, count, now),
      boards.count(own),
      ownId === undefined ? undefined : boards.own(own, ownId),
      lastOf(
        of.find(({ endsAt }) => endsAt <= now),
        closed.find(({ campaignId }) => campaignId === campaign.id),
        now,
      ),
    ])
    return presentBoard(reward, { board: own, first, players, own: ownScore, ownId, restedUntil, step }, last, now)
  }

  async function shownTo({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<Shown[] | undefined> {
    const now = clock.now()
    if (caller.kind === 'visitor' || caller.isTrial) {
      const all = (await campaigns.campaigns(reader.merchant.id, now)).filter(isLeaderboardCampaign)
      return all.flatMap((campaign) => {
        const reward = isRunning(campaign, now) && presentToGuest(campaign, { ...reader, now })
        return reward ? [{ campaign, reward, restedUntil: null }] : []
      })
    }
    const looked = await rewards.look(caller, reader.merchant, isLeaderboardCampaign)
    if (!looked) return undefined
    const { person } = looked
    const standpoint = { ...reader, person, now, block: looked.block }
    return looked.seen.flatMap((seen) => {
      const reward = presentReward(seen, standpoint)
      return reward && isLeaderboardCampaign(seen.campaign)
        ? [{ campaign: seen.campaign, reward, restedUntil: person.restedUntil }]
        : []
    })
  }

  return {
    async room(asking: Reader & { caller: VisitorCaller | MemberCaller }): Promise<LeaderboardRoom> {
      const shown = await shownTo(asking)
      if (!shown) return { boards: [], onBreak: true }
      const { caller, merchant } = asking
      const ownId = caller.kind === 'visitor' || caller.isTrial ? undefined : caller.memberId
      const [running, closed] = await Promise.all([
        boards.running(merchant.id),
        boards.closed(shown.map(({ campaign }) => campaign.id)),
      ])
      const all = await Promise.all(
        shown.map((one) => present(one, { running, closed, ownId, step: currencyStep(merchant.currency) })),
      )
      return { boards: all.filter((one): one is Leaderboard => one !== undefined), onBreak: false }
    },
  }
}
export type LeaderboardService = ReturnType<typeof createLeaderboardService>
