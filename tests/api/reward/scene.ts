/** Members of a site with rewards, and what they do. */
import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import type { GameCategory } from '#contract/game-category.ts'
import { amount } from '#seed/builders/index.ts'
import type { startApi, TestCaller } from '#tests/support/api.ts'

type Api = ReturnType<typeof startApi>
interface Seen {
  campaignId: number
  state: string
  transactionId: string
  amount: number
  claimedAt: number | null
  streak: { done: number } | null
}

export function rewardScene({ as, given, container, clock }: Api) {
  type Member = Awaited<ReturnType<typeof given.member>>
  /** Noon in Manila. */
  const WEDNESDAY = new Date('2026-03-04T04:00:00Z')
  const DAY_MS = 86_400_000
  const ENGLISH = { Language: 'en' }

  /** Each test has a site of its own: its campaigns are the only ones. */
  const site = (flags: Record<string, boolean> = {}) => given.merchant({ flags: { INBOX3: true, ...flags } })
  const list = async (member: TestCaller) =>
    (await as(member).call(rewardEndpoints.list, {}, ENGLISH)).body.value as {
      rewards: Seen[]
      depositOffers: { promotionId: number; state: string }[]
      hasCodes: boolean
    }
  async function rewardOf(member: TestCaller, campaignId: number): Promise<Seen> {
    const found = (await list(member)).rewards.find((one) => one.campaignId === campaignId)
    if (!found) throw new Error(`no reward of campaign ${campaignId} on the page`)
    return found
  }
  const claim = (member: TestCaller, transactionId: string, headers: Record<string, string> = {}) =>
    as(member).call(rewardEndpoints.claim, { transactionId, isApp: 'N' }, { ...ENGLISH, ...headers })
  const claimFirst = async (member: TestCaller, campaignId: number, headers: Record<string, string> = {}) =>
    claim(member, (await rewardOf(member, campaignId)).transactionId, headers)
  const claimedAt = async (member: TestCaller, campaignId: number) => (await rewardOf(member, campaignId)).claimedAt!
  const balanceOf = async ({ id }: { id: number }) => Number(await container().ledger.balanceOf(id, 'PHP')) / 10_000
  const turnoverOf = async (member: TestCaller) =>
    (await as(member).call(turnoverEndpoints.info, {}, ENGLISH)).body.value.requirements as object[]
  /** Logs in again after a period that ended the session. */
  const again = async (member: Member): Promise<Member> => ({ ...member, ...(await given.session(member)) })

  /** A break of a day that begins now. */
  async function rest({ id }: { id: number }) {
    const { prisma } = container().database
    const [startsAt, endsAt] = [clock.now(), new Date(clock.now().getTime() + DAY_MS)]
    const { merchantId } = await prisma.member.update({ where: { id }, data: { excludedUntil: endsAt } })
    await prisma.playExclusion.create({ data: { merchantId, memberId: id, kind: 'BREAK', startsAt, endsAt } })
  }

  /** A bet at a game of another provider. */
  async function slot({ id }: { id: number }, stake: number, payout = 0, category: GameCategory = 'RNG') {
    const gameCode = `reward-${category.toLowerCase()}`
    const { game } = container().database.prisma
    if (!(await game.findFirst({ where: { gameCode } }))) await given.game({ gameCode, category })
    clock.shift(10)
    return given.round({ member: { id }, gameCode, stake: amount(stake), payout: amount(payout) })
  }
  return { WEDNESDAY, DAY_MS, site, list, rewardOf, claim, claimFirst, claimedAt, balanceOf, turnoverOf, again, rest, slot }
}
