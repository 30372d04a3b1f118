import { describe, expect, it } from 'vitest'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as playerLockEndpoints from '#contract/back-office/player-profile/player-lock.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { lock, unlock } = playerLockEndpoints
const DAY_MS = 86_400_000

const operator = async (role: 'CASHIER' | 'VIEWER' = 'CASHIER') => as(await given.operatorSession(await given.operator({ role })))
const prisma = () => container().database.prisma
const statusOf = async ({ id }: { id: number }) => (await prisma().member.findUniqueOrThrow({ where: { id } })).status
const actionsOf = async ({ id }: { id: number }) =>
  (await prisma().auditEntry.findMany({ where: { entity: 'member', entityId: String(id) }, orderBy: { id: 'asc' } })).map(
    ({ action, reason, before, after }) => ({ action, reason, before, after }),
  )
const lettersOf = ({ id }: { id: number }) =>
  prisma().inboxMessage.findMany({ where: { memberId: id }, select: { letterKey: true } })
const reason = 'somebody else plays on it'

describe('locking a member', () => {
  it('ACC-09: ends every session at once and keeps new ones out, until it is unlocked', async () => {
    const member = await given.member()
    const sessions = [await given.session(member), await given.session(member)]
    for (const session of sessions) await as(session).call(memberEndpoints.info).expect(success)
    const asCashier = await operator()

    const { body } = await asCashier.call(lock, { memberId: member.id, reason }).expect(success)
    expect(body.value).toEqual({ memberId: member.id, status: 'LOCKED' })
    expect(await container().sessions.list(member.id)).toEqual([])
    for (const session of sessions)
      expect((await as(session).call(memberEndpoints.info)).body.errorCode).toBe('login.not.session')

    const opened = await asCashier.call(unlock, { memberId: member.id, reason: 'proved who they are' }).expect(success)
    expect(opened.body.value).toEqual({ memberId: member.id, status: 'ACTIVE' })
    await as(await given.session(member))
      .call(memberEndpoints.info)
      .expect(success)
    expect(await actionsOf(member)).toEqual([
      { action: 'member.lock', reason, before: { status: 'ACTIVE' }, after: { status: 'LOCKED' } },
      { action: 'member.unlock', reason: 'proved who they are', before: { status: 'LOCKED' }, after: { status: 'ACTIVE' } },
    ])
    expect(await lettersOf(member)).toEqual([{ letterKey: 'member.unlocked' }])
  })

  it('happens once, however many ask at once', async () => {
    const member = await given.member()
    const asCashier = await operator()
    const locked = await Promise.all([1, 2, 3, 4].map(() => asCashier.call(lock, { memberId: member.id, reason })))
    expect(locked.map(({ body }) => body.value.status)).toEqual(['LOCKED', 'LOCKED', 'LOCKED', 'LOCKED'])
    const opened = await Promise.all([1, 2, 3, 4].map(() => asCashier.call(unlock, { memberId: member.id, reason })))
    expect(opened.map(({ body }) => body.value.status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE'])
    expect((await actionsOf(member)).map(({ action }) => action)).toEqual(['member.lock', 'member.unlock'])
    expect(await lettersOf(member)).toHaveLength(1)
  })

  it('needs the permission to review money, the same merchant, and a reason', async () => {
    const member = await given.member()
    const asViewer = await operator('VIEWER')
    expect((await asViewer.call(lock, { memberId: member.id, reason })).body.errorCode).toBe('permission.denied')
    const foreign = await given.member({ merchant: await given.merchant() })
    const asCashier = await operator()
    for (const endpoint of [lock, unlock]) {
      expect((await asCashier.call(endpoint, { memberId: foreign.id, reason })).body.errorCode).toBe('no.data')
      expect((await asCashier.call(endpoint, { memberId: 2_000_000_000, reason })).body.errorCode).toBe('no.data')
      expect((await asCashier.call(endpoint, { memberId: member.id, reason: ' x ' })).body.errorCode).toBe('request.param.err')
    }
    expect([await statusOf(member), await statusOf(foreign)]).toEqual(['ACTIVE', 'ACTIVE'])
    expect(await actionsOf(member)).toEqual([])
  })
})

describe('what a lock never ends', () => {
  const later = () => new Date(clock.now().getTime() + DAY_MS)

  it.each([
    { status: 'EXCLUDED', locks: 'member.excluded', unlocks: 'member.excluded' },
    { status: 'CLOSED', locks: 'member.closed', unlocks: 'member.closed' },
    { status: 'FROZEN', locks: undefined, unlocks: 'member.frozen' },
  ] as const)('does not unlock an account that is $status', async ({ status, locks, unlocks }) => {
    const details = status === 'EXCLUDED' ? { status, excludedUntil: later() } : { status }
    const member = await given.member(details)
    const asCashier = await operator()
    expect((await asCashier.call(unlock, { memberId: member.id, reason })).body.errorCode).toBe(unlocks)
    expect(await statusOf(member)).toBe(status)
    expect((await asCashier.call(lock, { memberId: member.id, reason })).body.errorCode).toBe(locks)
  })

  it('locks a member whose exclusion is over', async () => {
    const over = new Date(clock.now().getTime() - DAY_MS)
    const member = await given.member({ status: 'EXCLUDED', excludedUntil: over })
    await (await operator()).call(lock, { memberId: member.id, reason }).expect(success)
    expect(await statusOf(member)).toBe('LOCKED')
  })

  it('keeps an exclusion and a suspension that started meanwhile', async () => {
    const [excluded, suspended] = [await given.member({ status: 'LOCKED' }), await given.member({ status: 'LOCKED' })]
    const { merchantId } = excluded
    const startsAt = clock.now()
    await prisma().playExclusion.create({
      data: { merchantId, memberId: excluded.id, kind: 'EXCLUSION', startsAt, endsAt: later() },
    })
    await prisma().depositBlock.create({ data: { merchantId, memberId: suspended.id, kind: 'SUSPENDED', startedAt: startsAt } })
    const asCashier = await operator()
    const answers = []
    for (const { id } of [excluded, suspended])
      answers.push((await asCashier.call(unlock, { memberId: id, reason }).expect(success)).body.value.status)
    expect(answers).toEqual(['EXCLUDED', 'FROZEN'])
  })
})
