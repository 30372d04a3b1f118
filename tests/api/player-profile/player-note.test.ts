import { describe, expect, it } from 'vitest'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import * as playerNoteEndpoints from '#contract/back-office/player-profile/player-note.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { notes: list, addNote: add, addTag, removeTag, tagsInUse } = playerNoteEndpoints
const prisma = () => container().database.prisma

async function operator(role: 'CASHIER' | 'VIEWER' = 'CASHIER') {
  const one = await given.operator({ role })
  return { ...as(await given.operatorSession(one)), username: one.username }
}
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode

describe('notes on a member', () => {
  it('say who wrote what and when, newest first, to every operator', async () => {
    const [member, other] = [await given.member(), await given.member()]
    const [one, two] = [await operator(), await operator()]
    await one.call(add, { memberId: member.id, text: '  Called about a slow payout.\nWants a call back.  ' }).expect(success)
    await one.call(add, { memberId: other.id, text: 'Of another' }).expect(success)
    await two.call(add, { memberId: member.id, text: 'Called back, all is well.' }).expect(success)

    const { body } = await (await operator('VIEWER')).call(list, { memberId: member.id }).expect(success)
    expect(body.value).toMatchObject({
      total: 2,
      totalPages: 1,
      list: [
        { operatorName: two.username, text: 'Called back, all is well.' },
        { operatorName: one.username, text: 'Called about a slow payout.\nWants a call back.' },
      ],
    })
    expect(Math.abs(body.value.list[0].at - clock.now().getTime())).toBeLessThan(60_000)
    const second = await one.call(list, { memberId: member.id, size: 1, page: 2 }).expect(success)
    expect(second.body.value.list).toMatchObject([{ operatorName: one.username }])
  })

  it('cannot be changed', async () => {
    const member = await given.member()
    const { body } = await (await operator()).call(add, { memberId: member.id, text: 'For good' }).expect(success)
    const { pool } = container().database
    for (const change of ["UPDATE member_note SET text = 'Never said' WHERE id = $1", 'DELETE FROM member_note WHERE id = $1'])
      await expect(pool.query(change, [body.value.id])).rejects.toThrow(/of member_note refused/)
  })

  it.each([
    { given: 'nothing', text: '   ' },
    { given: 'a novel', text: 'x'.repeat(501) },
  ])('are refused with $given in them', async ({ text }) => {
    const member = await given.member()
    expect(codeOf(await (await operator()).call(add, { memberId: member.id, text }))).toBe('request.param.err')
  })

  it('are for the member’s merchant only, and written by those who review money', async () => {
    const member = await given.member()
    const foreign = await given.member({ merchant: await given.merchant() })
    const asCashier = await operator()
    expect(codeOf(await (await operator('VIEWER')).call(add, { memberId: member.id, text: 'hello' }))).toBe('permission.denied')
    expect(codeOf(await asCashier.call(add, { memberId: foreign.id, text: 'hello' }))).toBe('no.data')
    expect(codeOf(await asCashier.call(list, { memberId: foreign.id }))).toBe('no.data')
    expect(await prisma().playerNote.count({ where: { memberId: { in: [member.id, foreign.id] } } })).toBe(0)
  })
})

describe('tags of a member', () => {
  const tagsOf = async (memberId: number) => {
    const { body } = await (await operator('VIEWER')).call(playerProfileEndpoints.file, { memberId }).expect(success)
    return body.value.tags as string[]
  }

  it('are added and removed, each once in the audit log', async () => {
    const member = await given.member()
    const asCashier = await operator()
    const { body } = await asCashier.call(addTag, { memberId: member.id, tag: '  High   Roller ' }).expect(success)
    expect(body.value.tags).toEqual(['high roller'])
    await Promise.all([1, 2, 3].map(() => asCashier.call(addTag, { memberId: member.id, tag: 'BONUS' }).expect(success)))
    expect(await tagsOf(member.id)).toEqual(['bonus', 'high roller'])
    await Promise.all([1, 2, 3].map(() => asCashier.call(removeTag, { memberId: member.id, tag: 'bonus' }).expect(success)))
    expect(await tagsOf(member.id)).toEqual(['high roller'])

    const actions = await prisma().auditEntry.findMany({
      where: { entity: 'member', entityId: String(member.id) },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['member.tag', { tags: '' }, { tags: 'high roller' }],
      ['member.tag', { tags: 'high roller' }, { tags: 'bonus, high roller' }],
      ['member.untag', { tags: 'bonus, high roller' }, { tags: 'high roller' }],
    ])
  })

  it('find members, and are shown in the results', async () => {
    const [one, two, none] = [await given.member(), await given.member(), await given.member()]
    const asCashier = await operator()
    for (const { id } of [one, two]) await asCashier.call(addTag, { memberId: id, tag: 'suki' }).expect(success)
    await asCashier.call(addTag, { memberId: none.id, tag: 'suki ng karibal' }).expect(success)
    const { body } = await asCashier.call(playerProfileEndpoints.search, { tag: 'SUKI' }).expect(success)
    expect(body.value.list).toMatchObject([
      { id: two.id, tags: ['suki'] },
      { id: one.id, tags: ['suki'] },
    ])
    const narrowed = await asCashier.call(playerProfileEndpoints.search, { tag: 'suki', q: one.username }).expect(success)
    expect(narrowed.body.value).toMatchObject({ total: 1, list: [{ id: one.id }] })
    const known = (await asCashier.call(tagsInUse).expect(success)).body.value as { tag: string; members: number }[]
    expect(known).toContainEqual({ tag: 'suki', members: 2 })
    expect(known.map(({ members }) => members)).toEqual(known.map(({ members }) => members).toSorted((a, b) => b - a))
  })

  it('are ten at most, also if many are added at once', async () => {
    const member = await given.member()
    const asCashier = await operator()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => asCashier.call(addTag, { memberId: member.id, tag: `tag ${index}` })),
    )
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['member.tags.full', 'member.tags.full'])
    expect(await tagsOf(member.id)).toHaveLength(10)
  })

  it.each(['', '   ', 'x'.repeat(25), '<b>bold</b>', '=1+1'])('must be words, not %j', async (tag) => {
    const member = await given.member()
    expect(codeOf(await (await operator()).call(addTag, { memberId: member.id, tag }))).toBe('request.param.err')
  })

  it('belong to one merchant, and are changed by those who review money', async () => {
    const elsewhere = await given.merchant()
    const [member, foreign] = [await given.member(), await given.member({ merchant: elsewhere })]
    const [asCashier, asViewer] = [await operator(), await operator('VIEWER')]
    const stranger = as(await given.operatorSession(await given.operator({ merchant: elsewhere })))
    await stranger.call(addTag, { memberId: foreign.id, tag: 'theirs' }).expect(success)
    for (const endpoint of [addTag, removeTag]) {
      expect(codeOf(await asViewer.call(endpoint, { memberId: member.id, tag: 'theirs' }))).toBe('permission.denied')
      expect(codeOf(await asCashier.call(endpoint, { memberId: foreign.id, tag: 'theirs' }))).toBe('no.data')
    }
    expect((await asCashier.call(playerProfileEndpoints.search, { tag: 'theirs' })).body.value.total).toBe(0)
    expect((await asCashier.call(tagsInUse)).body.value.map(({ tag }: { tag: string }) => tag)).not.toContain('theirs')
  })
})
