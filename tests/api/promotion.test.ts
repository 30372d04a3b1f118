import { describe, expect, it } from 'vitest'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import * as promotionEndpoints from '#contract/content/promotion.ts'
import { PROMOTION_KINDS, type PromotionCategory } from '#contract/content/promotion.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, clock } = startApi()
const { categories, list, available, merchantAvailable } = promotionEndpoints
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS)

type Caller = Parameters<typeof as>[0]
async function newSite(flags: Record<string, boolean> = {}) {
  const merchant = await given.merchant({ flags })
  return { merchant, visitor: { merchantCode: merchant.code } }
}
const shown = async (caller: Caller, query: object = {}, headers = {}) =>
  (await as(caller).call(list, query, headers).expect(success)).body.value.promotion as Announcement[]
const categoriesFor = async (caller: Caller, headers = {}) =>
  (await as(caller).call(categories, {}, headers).expect(success)).body.value as PromotionCategory[]

describe('the list of promotions', () => {
  it('has the current promotions and nothing else, whatever is requested', async () => {
    const { merchant, visitor } = await newSite()
    const { id } = await given.announcement({ merchant, type: 'PR', noExpiry: true, title: 'Doble' })
    await given.announcement({ merchant, type: 'PL' })
    await given.announcement({ merchant, type: 'PR', startAt: inHours(1), endAt: inHours(2) })
    await given.announcement({ merchant, type: 'PR', startAt: inHours(-2), endAt: inHours(-1) })
    await given.announcement({ type: 'PR' })
    for (const query of [{}, { types: 'PL,B', platform: 'M' }, { types: 'PR' }])
      expect(await shown(visitor, query)).toMatchObject([{ id, title: 'Doble', type: 'PR', noExpiry: 1 }])
  })

  it('shows a promotion once it starts', async () => {
    const { merchant, visitor } = await newSite()
    const { id } = await given.announcement({ merchant, type: 'PR', startAt: inHours(1), endAt: inHours(3) })
    expect(await shown(visitor)).toEqual([])
    clock.shift(HOUR_MS)
    expect(await shown(visitor)).toMatchObject([{ id }])
  })

  it('is in the viewer’s language', async () => {
    const { merchant, visitor } = await newSite()
    await given.announcement({ merchant, type: 'PR', texts: { zh: { title: '优惠', content: '<p>…</p>' } } })
    expect(await shown(visitor, {}, { Language: 'CN' })).toMatchObject([{ title: '优惠' }])
  })
})

describe('categories', () => {
  it('are those with a current promotion, in order', async () => {
    const { merchant, visitor } = await newSite()
    const make = (code: string, sortIndex: number) => given.promotionCategory({ merchant, code, sortIndex })
    const [second, first, empty, later] = [await make('B', 2), await make('A', 1), await make('EMPTY', 0), await make('LATER', 3)]
    await given.announcement({ merchant, type: 'PR', categoryIds: [first.id, second.id] })
    await given.announcement({ merchant, type: 'PR', categoryIds: [later.id], startAt: inHours(1), endAt: inHours(2) })
    await given.announcement({ merchant, type: 'PL', categoryIds: [empty.id] })
    expect((await categoriesFor(visitor)).map(({ code }) => code)).toEqual(['A', 'B'])
    clock.shift(HOUR_MS)
    expect((await categoriesFor(visitor)).map(({ code }) => code)).toEqual(['A', 'B', 'LATER'])
  })

  it('are named in the viewer’s language, or the merchant’s, or by their code', async () => {
    const { merchant, visitor } = await newSite()
    const both = await given.promotionCategory({ merchant, names: { tl: 'Araw-araw', en: 'Every day' }, sortIndex: 1 })
    const none = await given.promotionCategory({ merchant, code: 'BARE', names: {}, sortIndex: 2 })
    await given.announcement({ merchant, type: 'PR', categoryIds: [both.id, none.id] })
    const namesIn = async (code: string) => (await categoriesFor(visitor, { Language: code })).map(({ name }) => name)
    expect(await namesIn('EN')).toEqual(['Every day', 'BARE'])
    expect(await namesIn('VI')).toEqual(['Araw-araw', 'BARE'])
  })

  it('are the merchant’s own', async () => {
    const { merchant, visitor } = await newSite()
    const foreign = await given.promotionCategory({ merchant: await given.merchant() })
    await given.announcement({ merchant, type: 'PR', categoryIds: [foreign.id] })
    expect(await categoriesFor(visitor)).toEqual([])
  })
})

describe('kinds of promotion', () => {
  const kinds = async (caller: Caller, endpoint: typeof available | typeof merchantAvailable) =>
    (await as(caller).call(endpoint).expect(success)).body.value

  it('SCR-48: are the merchant’s flags of the same names', async () => {
    const { merchant, visitor } = await newSite({ REFERRAL: true, VIP: true, APP_DOWNLOAD: false })
    expect(await kinds(visitor, merchantAvailable)).toEqual(['REFERRAL', 'VIP'])
    expect(await kinds(await given.member({ merchant }), available)).toEqual(['REFERRAL', 'VIP'])
    const everything = await newSite(Object.fromEntries(PROMOTION_KINDS.map((kind) => [kind, true])))
    expect(await kinds(everything.visitor, merchantAvailable)).toEqual(PROMOTION_KINDS)
  })

  it.each([1, 2, 41, 42] as const)('SCR-37: leave out the referral for an agent of type %i', async (type) => {
    const { merchant } = await newSite({ REFERRAL: true, VIP: true })
    expect(await kinds(await given.member({ merchant, type }), available)).toEqual(['VIP'])
  })

  it('of a member need a session', async () => {
    const { status, body } = await as().call(available)
    expect([status, body.errorCode]).toEqual([401, 'login.not.session'])
  })
})
