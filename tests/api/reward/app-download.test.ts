/** The bonus for opening the site as an app. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as appDownloadEndpoints from '#contract/rewards/reward/app-download.ts'
import * as rewardTicketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, list, rewardOf, claim, balanceOf, again } = rewardScene(api)
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
const ENGLISH = { Language: 'en' }
const AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 PalaroApp/3.1'

beforeEach(() => {
  clock.set(WEDNESDAY)
})

async function offered(details: Details = {}, flags: Record<string, boolean> = { APP_DOWNLOAD: true }) {
  const merchant = await site(flags)
  const rule = { template: 'APP_DOWNLOAD', options: { amount: amount(28) } } as const
  const campaign = await given.rewardCampaign({ rule, titles: { en: 'App' }, ...details, merchant })
  return { merchant, campaign, member: await given.member({ merchant, balance: amount(1) }) }
}
const claimApp = (member: TestCaller, body: object = {}, headers: Record<string, string> = {}) =>
  as(member).call(appDownloadEndpoints.claimAppDownload, body, { ...ENGLISH, ...headers })
const listFrom = (member: TestCaller, headers: Record<string, string>) =>
  as(member)
    .call(rewardEndpoints.list, {}, { ...ENGLISH, ...headers })
    .expect(success)
const openedAt = async ({ id }: { id: number }) =>
  (await container().database.prisma.member.findUniqueOrThrow({ where: { id } })).appOpenedAt

describe('the bonus for the app', () => {
  it('WIR-09: is missing the app in a browser, whatever else the campaign asks for', async () => {
    const { campaign, member } = await offered()
    expect(await rewardOf(member, campaign.id)).toMatchObject({
      state: 'MISSING',
      amount: 28,
      transactionId: null,
      needs: [{ need: 'APP', isMet: false }],
    })
    const { body } = await claimApp(member).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'prom.claim.req.field', value: { data: 'required.app' } })
    expect(await container().database.prisma.rewardTicket.count({ where: { campaignId: campaign.id } })).toBe(0)
  })

  it.each([
    ['PWA', { Device: 'PWA' }],
    ['a home screen', { Device: 'WEBCLIP' }],
    ['an older installed client', { Device: 'OTHERS' }],
    ['the merchant’s own app', { 'User-Agent': AGENT }],
  ])('WIR-03: can be claimed once it was opened as %s, and once only', async (_, headers) => {
    const { campaign, member } = await offered()
    await listFrom(member, headers)
    const first = await openedAt(member)
    expect(first).not.toBeNull()
    // From then on in a browser too.
    const { transactionId } = await rewardOf(member, campaign.id)
    expect((await claim(member, transactionId)).body.value).toMatchObject({ amount: 28 })
    expect(await balanceOf(member)).toBe(29)
    clock.shift(3 * DAY_MS)
    const back = await again(member)
    await listFrom(back, headers)
    expect(await openedAt(member)).toEqual(first)
    expect(await rewardOf(back, campaign.id)).toMatchObject({ state: 'CLAIMED' })
    await claimApp(back, { isApp: 'Y' }).expect(refusal)
    expect(await balanceOf(member)).toBe(29)
  })

  it.each([
    ['WEB', { Device: 'WEB' }],
    ['IPAD', { Device: 'IPAD' }],
    ['a member centre’s mark', { Device: 'OTHERS_DEV_1772593200000' }],
    ['an app of another name', { 'User-Agent': 'NotPalaroAppAtAll' }],
  ])('WIR-03: is not opened by %s', async (_, headers) => {
    const { member } = await offered()
    await listFrom(member, headers)
    expect(await openedAt(member)).toBeNull()
  })

  it('WIR-40: is claimed in one call by older clients in the app', async () => {
    const { member } = await offered()
    const first = await claimApp(member, { isApp: 'Y' }).expect(success)
    expect(first.body.value).toMatchObject({ amount: 28, claimedTickets: [{ type: 'APP_DOWNLOAD' }] })
    const { member: other } = await offered()
    expect((await claimApp(other, {}, { Device: 'PWA' }).expect(success)).body.value).toMatchObject({ amount: 28 })
  })

  it('counts a login in the app, and a script’s list of tickets that says so', async () => {
    const { merchant, member } = await offered()
    await as({ merchantCode: merchant.code })
      .call(sessionEndpoints.login, { username: member.username, password: member.password }, { ...ENGLISH, Device: 'PWA' })
      .expect(success)
    expect(await openedAt(member)).not.toBeNull()
    const { member: other } = await offered()
    const tickets = await as(other).call(rewardTicketEndpoints.tickets, { isApp: 'Y' }).expect(success)
    expect(tickets.body.value).toMatchObject([{ type: 'APP_DOWNLOAD', status: 'AVAILABLE', amount: 28 }])
  })

  it('needs what its campaign asks for besides, and keeps to its limits', async () => {
    const { campaign, member, merchant } = await offered({ needs: ['DEPOSIT'], deviceLimit: 1 })
    await listFrom(member, { Device: 'PWA' })
    expect(await rewardOf(member, campaign.id)).toMatchObject({
      state: 'MISSING',
      needs: [
        { need: 'APP', isMet: true },
        { need: 'DEPOSIT', isMet: false },
      ],
    })
    await container().database.prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { needs: [] } })
    const device = { Device: 'PWA', Cookie: 'SHELL_deviceId=the-same-device' }
    await claimApp(member, {}, device).expect(success)
    const other = await given.member({ merchant })
    expect((await claimApp(other, {}, device).expect(refusal)).body.errorCode).toBe('exists.prom.claim.device')
  })

  it('is not there where the site’s switch is off', async () => {
    const { merchant, member } = await offered({}, { APP_DOWNLOAD: false })
    expect((await list(member)).rewards).toEqual([])
    expect((await list({ merchantCode: merchant.code })).rewards).toEqual([])
    expect((await claimApp(member, { isApp: 'Y' }).expect(refusal)).body.errorCode).toBe('no.data')
  })

  it('is told to guests', async () => {
    const { merchant } = await offered()
    expect((await list({ merchantCode: merchant.code })).rewards).toMatchObject([{ state: 'GUEST', amount: 28 }])
  })
})
