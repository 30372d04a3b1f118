/** The message centre: its rows, badges and links, and who may use it. */
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { serveFor, skipRetries } from './site.ts'
import { tapIfStillThere } from './tap.ts'

test('SCR-21 is reached from the drawer, shows what is unread, and opens each; the bell opens the inbox', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant()
  await given.announcement({ merchant, title: 'Fiesta this week' })
  await serveFor(page, merchant)
  const member = await given.member({ merchant })
  for (let count = 0; count < 99; count += 1) await given.inboxMessage({ member })
  await given.inboxMessage({ member, subject: 'A letter for you' })
  await given.chat({ member, lines: [{ author: 'HOUSE', authorName: 'Ana', text: 'Good day' }], unread: 1 })
  await signInAs(member)
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Messages/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()

  await expect(page.getByRole('main').getByRole('link', { name: /Announcements.*1 unread/ })).toBeVisible()
  const inbox = page.getByRole('button', { name: /Inbox.*100 unread/ })
  await expect(inbox.getByText('99+')).toBeVisible()
  await expect(page.getByRole('button', { name: /Live chat.*1 unread/ })).toBeVisible()

  // The drawer may still be closing, and has one too.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Announcements/ })
    .click()
  await expect(page).toHaveURL(/\/m\/notice$/)
  await page.goBack()
  await inbox.click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await page.goBack()
  await page.getByRole('button', { name: /Live chat/ }).click()
  await expect(page).toHaveURL(/\/m\/chat\?key=/)
  await expect(page.getByText('Good day')).toBeVisible()
  // Now it is read; Back leads to the message centre, and from there home.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: /Live chat/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Live chat.*unread/ })).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'Messages, 99+' }).click()
  await expect(page.getByRole('button', { name: /A letter for you/ })).toBeVisible()
})

test('sends a guest to login, without a badge anywhere; has no row for what the site has switched off', async ({
  page,
  context,
  given,
  signInAs,
}) => {
  await test.step('sends a guest to login, without a badge anywhere', async () => {
    // On a first visit to a failing server: it does not wait for ever.
    await page.clock.install()
    const line = await lineOf(context)
    await line.breakServer()
    await page.goto('/m/message')
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await skipRetries(page, again)
    await line.mend()
    // It may have tried again by itself.
    await tapIfStillThere(again)
    await expect(page.getByRole('link', { name: /Telegram/ }).first()).toHaveAttribute('href', /^https:/)
    await expect(page.getByText(/unread/)).toHaveCount(0)
    for (const name of [/Inbox/, /Live chat/]) {
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveURL(/\/m\/login$/)
      await page.goto('/m/message')
    }
  })

  await test.step('SCR-48 has no row for what the site has switched off', async () => {
    const merchant = await given.merchant({ flags: { CBS3: false, INBOX3: false } })
    await serveFor(page, merchant)
    await signInAs(await given.member({ merchant }))
    await page.goto('/m/message')
    await expect(page.getByRole('link', { name: /Announcements/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Inbox|Live chat/ })).toHaveCount(0)
    await expect(page.getByText('No other channels right now.')).toBeVisible()
  })
})
