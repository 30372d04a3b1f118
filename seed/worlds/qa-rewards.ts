/** QA members with rewards to claim, and with days in a row behind them. */
import { amount, type createBuilders } from '#seed/builders/index.ts'
import { DEMO_REWARDS } from '#seed/reference/rewards.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import { after, type WorldDeps } from './context.ts'

type Builders = ReturnType<typeof createBuilders>
type Made = ReadonlyMap<string, { id: number; merchantId: number }>

const ZONE = 'Asia/Manila'
const STREAK = 3
/** As the weekly mission asks. */
const PLAYED = amount(5_000)
/** Enough for all spins of a day. */
const SPUN = amount(9_000)

export async function writeRewardStates({ database: { prisma }, clock }: WorldDeps, given: Builders, made: Made): Promise<void> {
  const now = clock.now()
  const { gameCode } = await prisma.game.findFirstOrThrow({ where: { category: 'RNG' }, orderBy: { id: 'asc' } })
  await given.round({ member: made.get('qareward')!, gameCode, stake: PLAYED, payout: PLAYED })

  await given.round({ member: made.get('qaspins')!, gameCode, stake: SPUN, payout: SPUN })

  const lucky = made.get('qalucky')!
  const luck = await prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: lucky.merchantId, template: 'LUCKY_BET' } })
  for (const prize of [0, 1]) {
    const round = await given.round({ member: lucky, gameCode, stake: amount(50), payout: 0n })
    await given.luckyBet({ member: lucky, campaign: luck, round, prize })
  }
  const gift = made.get('qagift')!
  const [gifts, operator] = await Promise.all([
    prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: gift.merchantId, template: 'GIFT' } }),
    prisma.operator.findFirstOrThrow({ where: { merchantId: gift.merchantId }, orderBy: { id: 'asc' } }),
  ])
  await given.gift({ campaign: gifts, operator, members: [gift], amount: amount(128) })
  await prisma.member.update({ where: { id: made.get('qaapp')!.id }, data: { appOpenedAt: now } })

  const member = made.get('qastreak')!
  const campaign = await prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: member.merchantId, template: 'SIGN_IN' } })
  const rule = DEMO_REWARDS.checkin?.rule
  if (rule?.template !== 'SIGN_IN') throw new Error('the daily visit is no sign-in')
  for (let step = 0; step < STREAK; step++) {
    const period = addDays(businessDay(now, ZONE), step - STREAK)
    await given.claimedReward({
      member,
      campaign,
      period,
      step,
      amount: rule.options.amounts[step]!,
      at: after(now, step - STREAK),
    })
  }
}
