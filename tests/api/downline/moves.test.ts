/** Members who are moved under another agent of the team. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as endpoints from '#contract/agents/downline/downline.ts'
import type { MerchantRecord } from '#seed/builders/index.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const HOUR_MS = 3_600_000

type Details = NonNullable<Parameters<typeof given.member>[0]>
type Member = Awaited<ReturnType<typeof given.member>>
let site: MerchantRecord
let boss: Member

beforeAll(async () => {
  site = await given.merchant()
  boss = await given.member({ merchant: site, type: 1 })
})
const agent = (parent: { id: number }, details: Details = {}) => given.member({ merchant: site, type: 2, parent, ...details })
const player = (parent: { id: number }, details: Details = {}) => given.member({ merchant: site, parent, ...details })
const codeOf = (answer: { body: { errorCode?: string } }) => answer.body.errorCode
const parentOf = async ({ id }: { id: number }) =>
  (await container().database.prisma.member.findUniqueOrThrow({ where: { id } })).parentId
const move = (who: Member, to: Member, by = boss) => as(by).call(endpoints.move, { customerId: who.id, uplineId: to.id })

let rounds = 0
/** A round opened and settled at this offset from now. */
async function bet({ id, merchantId, asset }: Member, stake: number, inMs: number) {
  const at = new Date(clock.now().getTime() + inMs)
  const number = 900_000 + (rounds += 1)
  const money = { stake, payout: 0, balance_before: 0, balance_after: 0 }
  const seeds = { seed_pair_id: -number, nonce: 0, algorithm: 'x', detail: {} }
  const of = { merchant_id: merchantId, member_id: id, game_code: 'dice', asset, is_trial: false, is_test: false }
  await insertRows(container().database.pool, 'game_round', [
    { id: number, created_at: at, settled_at: at, ...of, ...money, ...seeds },
  ])
}

describe('a move', () => {
  it('takes a member with all downlines, and is recorded', async () => {
    const [one, two] = [await agent(boss), await agent(boss)]
    const leaf = await player(one)
    const answer = await as(boss).call(endpoints.move, { username: one.username, uplineUsername: two.username }).expect(success)
    expect(answer.body.value).toEqual({ moved: 1 })
    expect(await parentOf(one)).toBe(two.id)
    const line = await container().database.prisma.memberLine.findFirstOrThrow({ where: { memberId: leaf.id, validUntil: null } })
    expect(line.ancestors).toEqual([one.id, two.id, boss.id])
    const events = await container().database.prisma.securityEvent.findMany({ where: { memberId: one.id } })
    expect(events).toMatchObject([
      { kind: 'DOWNLINE_MOVED', detail: { agentId: boss.id, agent: boss.username, from: boss.id, to: two.id } },
    ])
    expect((await move(one, boss)).body.value).toEqual({ moved: 1 })
    expect((await move(one, boss)).body.value).toEqual({ moved: 0 })
  })

  it('AGT-02: earlier bets count for the old upline, later ones for the new', async () => {
    const [old, next] = [await agent(boss), await agent(boss)]
    const member = await player(old)
    await bet(member, 1_000_000, -HOUR_MS)
    await move(member, next).then(({ status }) => expect(status).toBe(200))
    await bet(member, 2_500_000, 1_000)
    const { pool } = container().database
    await pool.query('SELECT team_fold()')
    const stakes = async ({ id }: Member) =>
      (
        await pool.query<{ sum: bigint }>(
          'SELECT coalesce(sum(stake), 0)::bigint AS sum FROM downline_play_day WHERE agent_id = $1',
          [id],
        )
      ).rows[0]?.sum
    expect(await stakes(old)).toBe(1_000_000n)
    expect(await stakes(next)).toBe(2_500_000n)
    expect(await stakes(boss)).toBe(3_500_000n)
  })

  it('is refused into its own branch, below itself, and under a member who is not an active agent', async () => {
    const one = await agent(boss)
    const below = await agent(one)
    const [member, locked] = [await player(boss), await agent(boss, { status: 'LOCKED' })]
    expect(codeOf(await move(one, below))).toBe('downline.move.loop')
    expect(codeOf(await move(one, one))).toBe('downline.move.loop')
    expect(codeOf(await move(one, member))).toBe('downline.upline.invalid')
    expect(codeOf(await move(one, locked))).toBe('downline.upline.invalid')
    expect(await parentOf(one)).toBe(boss.id)
  })

  it('of many moves all or none', async () => {
    const [to, loop] = [await agent(boss), await agent(boss)]
    const members = [await player(boss), await player(boss)]
    const inside = await agent(loop)
    const ids = members.map(({ id }) => id)
    const refused = await as(boss).call(endpoints.move, { customerIds: [...ids, loop.id], uplineId: inside.id })
    expect(codeOf(refused)).toBe('downline.move.loop')
    for (const member of members) expect(await parentOf(member)).toBe(boss.id)
    expect((await as(boss).call(endpoints.move, { customerIds: ids, uplineId: to.id }).expect(success)).body.value).toEqual({
      moved: 2,
    })
    for (const member of members) expect(await parentOf(member)).toBe(to.id)
  })

  it('of two into each other’s branch at once lets one through', async () => {
    const [one, two] = [await agent(boss), await agent(boss)]
    const answers = await Promise.all([move(one, two), move(two, one)])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(codeOf(answers.find(isRefused)!)).toBe('downline.move.loop')
  })

  it('keeps the counts right while others register below', async () => {
    const [one, two] = [await agent(boss), await agent(boss)]
    const middle = await agent(one)
    const opens = Array.from({ length: 6 }, (_, index) =>
      as(middle).call(endpoints.open, { username: `race${middle.id}x${index}`, password: 'firstpass1' }),
    )
    const answers = await Promise.all([...opens, move(middle, two), move(middle, one)])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const who of [one, two, middle]) {
      const { rows } = await container().database.pool.query<{ direct: number; team: number }>(
        `SELECT count(*) FILTER (WHERE depth = 1)::integer AS direct, count(*)::integer AS team FROM member_tree WHERE ancestor_id = $1 AND depth > 0`,
        [who.id],
      )
      const { value } = (await as(who).call(endpoints.teamCount)).body
      expect(value).toEqual({ directCount: rows[0]?.direct, teamCount: rows[0]?.team })
    }
  })
})
