/** Bonus campaigns in content management: new claims get the new terms, existing ones keep the old. */
import { describe, expect, it } from 'vitest'
import * as contentManagementCampaignEndpoints from '#contract/back-office/content-management/content-management-campaign.ts'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { managementFor } from './setup.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container } = api
const { seat } = managementFor(api)
const { campaigns: list, campaignWorth, saveCampaign: save } = contentManagementCampaignEndpoints

const campaignOf = (details: object = {}) => ({
  texts: { tl: { title: 'Kalahati pa', note: 'Isang beses' }, en: { title: 'Half on top', note: '' } },
  minDeposit: 100,
  bonusRate: 500_000,
  maxBonus: 300,
  turnoverTimes: 5,
  budget: 300,
  announcementId: null,
  depositNumber: 0,
  startAt: '2001-01-01T00:00',
  isEnabled: true,
  sortIndex: 1,
  ...details,
})
type Seat = Awaited<ReturnType<typeof seat>>
const saved = async (editor: Seat, details: object = {}) =>
  (await editor.call(save, campaignOf(details) as never).expect(success)).body.value
const offered = async (member: Awaited<ReturnType<typeof given.member>>) =>
  (await as(member).call(depositEndpoints.promotions, { amount: 500 }, { Language: 'en' }).expect(success)).body.value as {
    promotionId: number
    title: string
  }[]

describe('a bonus campaign', () => {
  it('is offered while it runs, by its terms, and each change is logged', async () => {
    const [editor, member] = [await seat(), await given.member()]
    const made = await saved(editor)
    expect(made).toMatchObject({ state: 'ON_SHOW', missing: ['zh', 'vi'], taken: 0, version: 1 })
    expect((await offered(member)).find(({ promotionId }) => promotionId === made.id)).toMatchObject({
      title: 'Half on top',
      minDeposit: 100,
      maxBonus: 300,
      turnoverTimes: 5,
    })
    const { id, version, body } = made
    const off = await saved(editor, { ...body, id, version, isEnabled: false })
    expect(off).toMatchObject({ state: 'HIDDEN', version: 2 })
    expect((await offered(member)).map(({ promotionId }) => promotionId)).not.toContain(id)
    const actions = await container().database.prisma.auditEntry.findMany({
      where: { entity: 'campaign', entityId: String(id) },
      orderBy: { id: 'asc' },
    })
    expect(actions).toMatchObject([
      { action: 'campaign.create', after: { bonusRate: 500_000, 'texts.tl.title': 'Kalahati pa' } },
      { action: 'campaign.change', before: { isEnabled: true }, after: { isEnabled: false } },
    ])
  })

  it('names the promotion that tells about it, of its own site only', async () => {
    const [editor, member] = [await seat(), await given.member()]
    const [own, foreign] = [
      await given.announcement({ type: 'PR' }),
      await given.announcement({ type: 'PR', merchant: await given.merchant() }),
    ]
    const { id } = await saved(editor, { announcementId: own.id })
    expect((await offered(member)).find(({ promotionId }) => promotionId === id)).toMatchObject({ announcementId: own.id })
    const { body } = await editor.call(save, campaignOf({ announcementId: foreign.id }) as never)
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'announcementId' }] } })
  })

  it('keeps its terms, title included, for members who have taken it', async () => {
    const [editor, cashier] = [await seat(), as(await given.operatorSession(await given.operator({ role: 'CASHIER' })))]
    const { id, version, body } = await saved(editor)
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const order = { amount: 500, vendorId: channel.vendorId, promotionId: id }
    const { depositId } = (await as(member).call(depositEndpoints.place, order).expect(success)).body.value
    const late = await given.member()
    const placed = { amount: 500, vendorId: channel.vendorId }
    const { depositId: attached } = (await as(late).call(depositEndpoints.place, placed).expect(success)).body.value
    await as(late).call(depositEndpoints.attachPromotion, { depositId: attached, promotionId: id }).expect(success)

    const texts = { tl: { title: 'Iba na', note: '' } }
    await saved(editor, {
      ...body,
      id,
      version,
      texts,
      bonusRate: 10_000,
      turnoverTimes: 50,
      maxStake: 1,
      minDeposit: 10_000,
      isEnabled: false,
    })

    for (const number of [depositId, attached])
      await cashier.call(depositReviewEndpoints.approve, { depositId: number }).expect(success)
    for (const { id: memberId } of [member, late]) {
      expect(await container().ledger.balanceOf(memberId, 'PHP')).toBe(amount(750))
      const merchant = (await container().merchants.find(member.merchantCode))!
      expect(await container().turnover.sum({ memberId }, merchant)).toMatchObject({ required: amount(750 * 5) })
    }
    const shown = await as(member).call(depositEndpoints.order, { depositId }, { Language: 'en' }).expect(success)
    expect(shown.body.value).toMatchObject({ bonus: 250, promotion: 'Half on top' })
    const { value } = (await editor.call(list).expect(success)).body
    expect(value.find((one: { id: number }) => one.id === id)).toMatchObject({ taken: 2, given: 500 })
  })

  it('BON-06: shows what a claim costs, and is not offered while that is above its budget', async () => {
    const [editor, member] = [await seat(), await given.member()]
    const asked = campaignOf({ texts: { tl: { title: 'Sobra', note: '' } }, budget: 10 })
    const refused = (await editor.call(save, asked as never)).body
    expect(refused).toMatchObject({ errorCode: 'campaign.worth.over', value: { data: { budget: 10 } } })
    const { worth } = refused.value.data
    expect(worth).toBeGreaterThan(200)
    expect(worth).toBeLessThanOrEqual(300)

    const draft = await saved(editor, { ...asked, isEnabled: false })
    expect(draft).toMatchObject({ worth, worthOfBonus: 300, state: 'HIDDEN' })
    const { id, version, body } = draft
    expect((await editor.call(save, { ...body, id, version, isEnabled: true } as never)).body.errorCode).toBe(
      'campaign.worth.over',
    )
    const { texts: _, ...terms } = asked
    const preview = await editor.call(campaignWorth, { ...terms, turnoverTimes: 40, maxRelease: 1 } as never).expect(success)
    expect(preview.body.value.worth).toBeLessThan(worth / 2)
    expect((await offered(member)).map(({ promotionId }) => promotionId)).not.toContain(id)
    const offeredNow = await saved(editor, { ...body, id, version, budget: Math.ceil(worth), isEnabled: true })
    expect(offeredNow).toMatchObject({ state: 'ON_SHOW', version: 2 })
  })

  it('refuses the second of two simultaneous editors', async () => {
    const editor = await seat()
    const { id, version, body } = await saved(editor)
    const answers = await Promise.all([1, 2].map((times) => editor.call(save, { ...body, id, version, turnoverTimes: times })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })

  it.each([
    ['a bonus of nothing', { bonusRate: 0 }, 'bonusRate'],
    ['more than ten deposits', { bonusRate: 10_000_001 }, 'bonusRate'],
    ['no most', { maxBonus: 0 }, 'maxBonus'],
    ['a minimum below nothing', { minDeposit: -1 }, 'minDeposit'],
    ['a hundred and one times', { turnoverTimes: 101 }, 'turnoverTimes'],
    ['an end before its beginning', { endAt: '2000-01-01T00:00' }, 'endAt'],
    ['odds that end before they begin', { minOdds: 50_000, maxOdds: 20_000 }, 'maxOdds'],
    ['a share of more than the whole', { contribution: { RNG: 1_000_001 } }, 'contribution.RNG'],
    ['no title in the language of the site', { texts: { en: { title: 'Only', note: '' } } }, 'texts.tl.title'],
  ])('is refused with %s', async (_, details, path) => {
    const editor = await seat({ merchant: await given.merchant() })
    const { body } = await editor.call(save, campaignOf(details) as never)
    expect(body.errorCode).toBe('request.param.err')
    expect(body.value.fields.map((field: { path: string }) => field.path)).toContain(path)
    expect((await editor.call(list).expect(success)).body.value).toEqual([])
  })

  it('of another merchant does not exist, and a cashier has no access', async () => {
    const [editor, stranger] = [await seat(), await seat({ merchant: await given.merchant() })]
    const { id, version, body } = await saved(editor)
    expect((await stranger.call(save, { ...body, id, version })).body.errorCode).toBe('no.data')
    const cashier = await seat({ role: 'CASHIER' })
    expect((await cashier.call(save, campaignOf() as never)).body.errorCode).toBe('permission.denied')
  })
})
