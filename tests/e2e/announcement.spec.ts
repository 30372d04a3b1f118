/** Announcements: the list, opening, read marks, hostile content, and empty or failing lists. */
import type { Page } from '@playwright/test'
import type { Builders } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { REFUSED_HANDLER, watchForHarm } from './hostile.ts'
import { failCalls, serveFor, skipRetries } from './site.ts'

/** A site with these announcements, the first on top. */
async function siteWith(
  page: Page,
  given: Builders,
  notices: readonly { title: string; content?: string; redirect?: 'PROMO' }[],
  details: { timezone?: string } = {},
) {
  const merchant = await given.merchant(details)
  for (const [place, notice] of notices.entries())
    await given.announcement({ merchant, ...notice, priority: notices.length - place })
  await serveFor(page, merchant)
  return merchant
}

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('SCR-19 a member opens an announcement, and it stays read', async ({ page, given, signInAs }) => {
  const merchant = await siteWith(page, given, [
    { title: 'Fiesta this week', content: '<p>Lanterns <b>everywhere</b>.</p>' },
    { title: 'Faster payouts' },
  ])
  await signInAs(await given.member({ merchant }))
  await page.goto('/m/message')
  await page.getByRole('link', { name: /Announcements.*2 unread/ }).click()
  const fiesta = rowOf(page, 'Fiesta this week')
  await expect(fiesta.getByText('Unread')).toBeAttached()
  await expect(fiesta.getByText('Lanterns everywhere.')).toBeVisible()

  await fiesta.getByRole('button').click()

  await expect(fiesta.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(fiesta.locator('b')).toHaveText('everywhere')
  await expect(fiesta.getByText('Unread')).not.toBeAttached()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: /Announcements.*1 unread/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /Announcements.*1 unread/ })).toBeVisible()
})

test('a guest, and a trial account, read the list: failing, empty, one at a time, or by its address', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await siteWith(page, given, [], { timezone: 'America/New_York' })

  await test.step('a list that fails can be reloaded; an empty one says so', async () => {
    const mend = await failCalls(page, 'CCSFE_getListAnnouncements')
    await page.clock.install()
    await page.goto('/m/notice')
    await skipRetries(page, page.getByRole('alert'))
    await mend()

    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByText('No announcements yet')).toBeVisible()
    await expectAccessible(page)
  })

  await given.announcement({ merchant, type: 'H', title: 'Hot off the press', startAt: new Date('2026-03-02T01:00:00Z') })
  await given.announcement({ merchant, title: 'On top', redirect: 'PROMO', priority: 2 })
  await given.announcement({ merchant, title: 'Further down', content: '<p>Here it is.</p>', priority: 1 })
  const [onTop, further] = [rowOf(page, 'On top').getByRole('button'), rowOf(page, 'Further down').getByRole('button')]

  await test.step('hot news come first, dated by the merchant’s days; nothing is unread for a guest', async () => {
    await page.goto('/m/notice')
    await expect(page.getByRole('listitem').first()).toHaveText(/Hot off the press.*2026-03-01.*HOT/s)
    await expect(page.getByText('Unread')).not.toBeAttached()
  })

  await test.step('only one is open at a time, and a second tap closes it', async () => {
    await onTop.click()
    await further.click()
    await expect(onTop).toHaveAttribute('aria-expanded', 'false')
    await expect(further).toHaveAttribute('aria-expanded', 'true')
    await further.click()
    await expect(further).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the address opens one, without a jump', async () => {
    await page.goto('/m/notice?index=2')
    await expect(further).toHaveAttribute('aria-expanded', 'true')
    await expect(onTop).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a removed one says so and leads back, and the link of another works', async () => {
    for (const index of ['99', '-1', 'nonsense']) {
      await page.goto(`/m/notice?index=${index}`)
      await expect(page.getByText('This announcement is no longer available.')).toBeVisible()
    }
    await page.getByRole('link', { name: 'See all announcements' }).click()
    await onTop.click()
    await page.getByRole('button', { name: 'See the promotion' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
  })

  await test.step('a trial account has nothing unread', async () => {
    await signInAs(await given.trial({ merchant }))
    await page.goto('/m/message')
    await expect(page.getByRole('link', { name: /Announcements/ })).toBeVisible()
    await expect(page.getByText(/unread/)).toHaveCount(0)
    await page.goto('/m/notice')
    await onTop.click()
    await expect(page.getByText('Unread')).not.toBeAttached()
  })
})

test.describe('hostile content', () => {
  test.use({ allowedProblem: REFUSED_HANDLER })
  test('SCR-20 is harmless, and links to our own pages stay in this window', async ({ page, context, given, signInAs }) => {
    const content = `<p onclick="window.pwned=1">Read <b>this</b></p>
      <script>window.pwned = 1</script><img src="/no-such.png" alt="A parol" onerror="window.pwned=1"><svg onload="window.pwned=1"></svg>
      <iframe srcdoc="<script>parent.pwned=1</script>"></iframe><form action="https://evil.example"><input name="password"></form>
      <a href="javascript:window.pwned=1">free money</a> <a href="https://elsewhere.example/">elsewhere</a>
      <a href="/m/login">our own page</a><style>body{display:none}</style><div style="position:fixed;inset:0">cover</div>`
    const merchant = await siteWith(page, given, [{ title: 'Look here', content }])
    await signInAs(await given.member({ merchant }))
    const expectNoHarm = await watchForHarm(page)
    await page.goto('/m/notice?index=0')
    const row = rowOf(page, 'Look here')
    await expect(row.locator('b')).toHaveText('this')

    expect(await row.locator('script, iframe, svg[onload], form, input, style, [onclick], [onerror], [style]').count()).toBe(0)
    await expect(row.getByText('free money')).not.toHaveAttribute('href', /javascript/)
    await expect(row.getByRole('link', { name: 'elsewhere' })).toHaveAttribute('rel', /noopener/)
    // A missing picture shows its alt text.
    await expect(row.getByText('A parol')).toBeVisible()
    await expect(row.locator('img')).toHaveCount(0)
    await row.getByText('free money').click()
    await row.getByText('Read this').click()
    await expectNoHarm()

    await row.getByRole('link', { name: 'our own page' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(context.pages()).toHaveLength(1)
  })
})
