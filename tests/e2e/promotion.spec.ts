/** Promotions: the list and its menu, the detail and its link, removed ones, hostile texts, and failing lists. */
import type { Page } from '@playwright/test'
import type { Builders } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { REFUSED_HANDLER, watchForHarm } from './hostile.ts'
import { failCalls, serveFor, skipRetries } from './site.ts'

type Promotion = NonNullable<Parameters<Builders['announcement']>[0]>

/** A site with these promotions, the first on top. */
async function siteWith(page: Page, given: Builders, promotions: readonly Promotion[]) {
  const merchant = await given.merchant()
  const made = []
  for (const [sortIndex, promotion] of promotions.entries())
    made.push(await given.announcement({ merchant, type: 'PR', sortIndex, ...promotion }))
  await serveFor(page, merchant)
  return { merchant, made }
}
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('the menu filters, and Back from a promotion restores it; a list that is empty or fails says so', async ({
  page,
  given,
}) => {
  await test.step('SCR-18 the menu filters, the selected category scrolls into view, and Back from a promotion restores it', async () => {
    const merchant = await given.merchant()
    const kinds = []
    for (const name of ['Newcomers', 'Slots for all', 'Live tables', 'Sports and more', 'Every day'])
      kinds.push(await given.promotionCategory({ merchant, name, sortIndex: kinds.length }))
    for (const [place, kind] of kinds.entries())
      await given.announcement({ merchant, type: 'PR', title: `Offer ${place}`, categoryIds: [kind.id], sortIndex: place })
    await given.promotionCategory({ merchant, name: 'Nobody home' })
    await serveFor(page, merchant)
    await page.goto('/m/activity')
    await expect(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('tab')).toHaveText([
      'All',
      'Newcomers',
      'Slots for all',
      'Live tables',
      'Sports and more',
      'Every day',
    ])

    const last = page.getByRole('tab', { name: 'Every day' })
    await page.getByRole('tab', { name: 'All', exact: true }).press('ArrowLeft')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.getByRole('link', { name: 'Offer 4' }).click()
    await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/)
    await expect(page.getByRole('heading', { name: 'Offer 4' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('an empty list says so; one that fails can be reloaded, and a menu that fails is left out', async () => {
    await siteWith(page, given, [])
    await page.goto('/m/activity')
    await expect(page.getByText('No promotions right now.')).toBeVisible()
    await expectAccessible(page)

    await siteWith(page, given, [{ title: 'Late, but here' }])
    const mend = await failCalls(page, 'PROMOFE_')
    await page.clock.install()
    await page.goto('/m/activity')
    await skipRetries(page, page.getByRole('alert'))
    await mend()
    await failCalls(page, 'getPromotionAnnouncementCategory')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Late, but here')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})

test('each is a card and a page of its own, also from its banner; a removed one links to the others', async ({ page, given }) => {
  await test.step('a banner of a promotion opens it, and Back leads home', async () => {
    const { merchant, made } = await siteWith(page, given, [{ title: 'From the banner' }])
    await given.banner({ merchant, title: 'Come in', action: 'Join', redirect: 'PROMO', redirectPromotionId: made[0]!.id })
    await page.goto('/m/home')
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByRole('heading', { name: 'From the banner' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('each is a card and a page of its own; a removed one links to the others', async () => {
    const days = { startAt: new Date('2026-01-04T16:00:00Z'), endAt: new Date('2099-03-31T15:59:59Z') }
    const banner = await given.banner()
    const images = [
      { url: '/no-such-picture.svg', sequence: 2 },
      { url: banner.url, sequence: 1 },
    ]
    const { made } = await siteWith(page, given, [
      { title: 'From and to', ...days },
      { title: 'For long', ...days, noExpiry: true },
      { title: 'The one meant', content: '<p>All <b>of</b> it.</p>' },
      { title: 'Pictured', images, photoUrl: '/no-such-photo.svg' },
      { title: 'Offer', texts: { zh: { title: '优惠', content: '<p>内容</p>' } } },
    ])
    await page.goto('/m/activity')
    await expect(card(page, 'From and to')).toContainText('2026/01/05 – 2099/03/31')
    await expect(card(page, 'From and to')).toContainText('Read more')
    await expect(card(page, 'For long')).toContainText('2026/01/05 – long-term')

    // Back leads to the list also where the visit began at the promotion.
    await page.goto(`/m/activity?id=${made[2]!.id}`)
    await expect(page.getByRole('heading', { name: 'The one meant' })).toBeVisible()
    await expect(page.locator('article b')).toHaveText('of')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await expect(page.getByRole('article')).toHaveCount(made.length)

    // The main picture is the one of sequence 1.
    await page.goto(`/m/activityDetail?id=${made[3]!.id}`)
    await expect(page.locator('article img')).toHaveAttribute('src', banner.url)

    for (const id of ['2000000000', 'nonsense', '']) {
      await page.goto(`/m/activityDetail?id=${id}`)
      await expect(page.getByText('This promotion has ended or is no longer available.')).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See all promotions' }).click()
    await expect(card(page, 'For long')).toBeVisible()

    await page.goto('/m/set')
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('dialog').getByText('中文').click()
    await page.goto(`/m/activityDetail?id=${made[4]!.id}`)
    await expect(page.getByRole('heading', { name: '优惠' })).toBeVisible()
  })
})

test('the button leads to the target: a game’s sheet, a page, another promotion, sign-up for guests, or "coming soon"', async ({
  page,
  given,
  signInAs,
}) => {
  const game = await given.game({ vendor: await given.vendor({ isRunning: true }), isRunning: true })
  const { made, merchant } = await siteWith(page, given, [
    { title: 'A game', redirect: 'GAME_LINKAGE', gameNodeId: game.nodeId },
    { title: 'A page', redirect: 'REDIRECT_URL', externalLink: '/m/notice' },
    { title: 'Missions', redirect: 'MISSION' },
    { title: 'Nowhere' },
    { title: 'For newcomers', redirect: 'REGISTER' },
  ])
  const [first] = made
  const other = await given.announcement({
    merchant,
    type: 'PR',
    title: 'Another',
    redirect: 'PROMO',
    redirectPromotionId: first!.id,
  })
  const open = (id: number) => page.goto(`/m/activityDetail?id=${id}`)

  await open(first!.id)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByRole('dialog', { name: game.name })).toBeVisible()

  await open(made[2]!.id)
  await page.getByRole('button', { name: 'See your missions' }).click()
  await expect(page.getByText('Coming soon')).toBeVisible()

  await open(made[3]!.id)
  await expect(page.getByRole('heading', { name: 'Nowhere' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await open(other.id)
  await page.getByRole('button', { name: 'See the promotion' }).click()
  await expect(page.getByRole('heading', { name: 'A game' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Another' })).toBeVisible()

  await open(made[1]!.id)
  await page.getByRole('button', { name: 'Find out more' }).click()
  await expect(page).toHaveURL(/\/m\/notice$/)

  await open(made[4]!.id)
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await signInAs(await given.member({ merchant }))
  await open(made[4]!.id)
  await expect(page.getByRole('heading', { name: 'For newcomers' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign up' })).toHaveCount(0)
})

test.describe('hostile content', () => {
  test.use({ allowedProblem: REFUSED_HANDLER })

  test('is harmless', async ({ page, given }) => {
    const title = '<img src=x onerror="window.pwned=1">Offer'
    const content = '<p onclick="window.pwned=1">Read</p><script>window.pwned=1</script><img src=x onerror="window.pwned=1">'
    const { made } = await siteWith(page, given, [{ title, content }])
    const expectNoHarm = await watchForHarm(page)
    await page.goto(`/m/activityDetail?id=${made[0]!.id}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByText('Read').click()
    expect(await page.locator('article :is(script, [onclick], [onerror])').count()).toBe(0)
    await expectNoHarm()
  })
})
