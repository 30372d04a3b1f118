/** The inbox: reading, new mail, deleting several, writing along the agent tree, hostile text, failures. */
import type { Page } from '@playwright/test'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { failCalls, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const OPEN = 'dialog[open]'
const rowOf = (page: Page, subject: string) => page.getByRole('button', { name: new RegExp(subject) })

test('new mail shows at once, also at the bell; a member opens a message, and it stays read', async ({
  page,
  given,
  signInAs,
  request,
}) => {
  const agent = await given.agent()
  const member = await given.member({ parent: agent })
  await signInAs(member)

  await test.step('new mail shows at once', async () => {
    await page.goto('/m/webEmail')
    await expect(page.getByText('No messages yet.')).toBeVisible()
    await expectAccessible(page)
    const line = page.waitForEvent('websocket')
    await page.reload()
    await (await line).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))

    const login = await request.post('/wps/session/login/unsecure', {
      headers: { Merchant: 'demo' },
      data: { username: agent.username, password: agent.password },
    })
    const { value } = (await login.json()) as { value: { token: string } }
    const sent = await request.post(inboxEndpoints.submit.path, {
      headers: { Merchant: 'demo', Authorization: value.token },
      data: { recipientType: 'TEAM', subject: 'Just now', content: 'Hello <img src=x onerror="window.pwned=1">\nall' },
    })
    expect(sent.ok()).toBe(true)

    await rowOf(page, 'Just now').click()
    const mail = page.getByRole('dialog', { name: 'Just now' })
    await expect(mail.getByText('Hello <img src=x onerror="window.pwned=1">')).toBeVisible()
    expect(await mail.locator('img').count()).toBe(0)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)

    await mail.getByRole('button', { name: 'Reply' }).click()
    await mail.getByRole('button', { name: 'Send' }).click()
    await expect(mail.getByText('Write a message')).toBeVisible()
    await mail.getByLabel('Your reply').fill('Thank you!')
    await expectAccessibleInBothThemes(page, OPEN)
    await mail.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Reply sent')).toBeVisible()
    await page.getByRole('radio', { name: 'Sent' }).check()
    await expect(rowOf(page, 'Re: Just now')).toBeVisible()
  })

  await test.step('a member opens a message, and it stays read', async () => {
    await given.inboxMessage({
      member,
      subject: 'A gift for you',
      content: '<p>Lanterns <b>everywhere</b>.</p>',
      metadata: { promoType: 'BONUS', title: 'Fiesta', bonus: 1_500.5, point: 40, tickets: ['A'] },
    })
    await given.inboxMessage({ member, subject: 'Another one' })
    await page.goto('/m/webEmail')
    await expect(rowOf(page, 'A gift for you').getByText('Unread')).toBeAttached()
    await expectAccessibleInBothThemes(page)

    await rowOf(page, 'A gift for you').click()
    const mail = page.getByRole('dialog', { name: 'A gift for you' })
    await expect(mail.locator('b')).toHaveText('everywhere')
    await expect(mail.getByText('₱1,500.50')).toBeVisible()
    await expect(mail.getByRole('button', { name: 'Reply' })).toHaveCount(0)
    await expectAccessibleInBothThemes(page, OPEN)
    await page.keyboard.press('Escape')

    await expect(rowOf(page, 'A gift for you').getByText('Unread')).not.toBeAttached()
    await page.reload()
    await expect(rowOf(page, 'Another one').getByText('Unread')).toBeAttached()
    await expect(rowOf(page, 'A gift for you').getByText('Unread')).not.toBeAttached()
  })
})

test('a guest logs in first, comes back, and deletes several', async ({ page, given }) => {
  const member = await given.member()
  for (let place = 1; place <= 25; place += 1) await given.inboxMessage({ member, subject: `Letter ${place};` })
  await page.clock.install()
  const mend = await failCalls(page, 'EMFE_getInbox')
  await page.goto('/m/webEmail')
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)

  await test.step('failures can be retried, and a player without an upline cannot write', async () => {
    await skipRetries(page, page.getByRole('alert'))
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(page, 'Letter 25;')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write' })).toHaveCount(0)
  })

  await test.step('several are selected and deleted', async () => {
    await rowOf(page, 'Letter 6;').scrollIntoViewIfNeeded()
    await expect(rowOf(page, 'Letter 1;')).toBeVisible()
    await page.getByRole('button', { name: 'Select' }).click()
    await page.getByRole('checkbox', { name: /Letter 25;/ }).check()
    await page.getByRole('checkbox', { name: /Letter 3;/ }).check()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Delete 2 messages' }).click()
    const ask = page.getByRole('alertdialog', { name: 'Delete these 2 messages?' })
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete 2 messages' }).click()
    await ask.getByRole('button', { name: 'Delete' }).click()

    await expect(page.getByText('2 messages deleted')).toBeVisible()
    await expect(rowOf(page, 'Letter 24;')).toBeVisible()
    await expect(rowOf(page, 'Letter 25;')).toHaveCount(0)
    await expect(rowOf(page, 'Letter 3;')).toHaveCount(0)
  })
})

test('an agent writes to chosen downlines, and sees who read it', async ({ page, given, signInAs }) => {
  const agent = await given.agent()
  const [anna, bert] = [await given.member({ parent: agent }), await given.member({ parent: agent })]
  await given.inboxMessage({ member: agent, subject: 'Where it was' })
  await signInAs(agent)

  await test.step('the list stays where it is when the site’s switches and the recipients come late', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/system\/status|RecipientTypes/i, async (route) => {
      await held
      await route.fallback()
    })
    await page.goto('/m/webEmail')
    const row = rowOf(page, 'Where it was')
    const choose = page.getByRole('button', { name: 'Select' })
    await expect(row).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write' })).toBeDisabled()
    const places = [await row.boundingBox(), await choose.boundingBox()]
    release()
    await expect(page.getByRole('button', { name: 'Write' })).toBeEnabled()
    expect([await row.boundingBox(), await choose.boundingBox()]).toEqual(places)
  })

  await page.getByRole('button', { name: 'Write' }).click()
  const letter = page.getByRole('dialog', { name: 'Write' })
  // The default for an agent at the top, who has no upline.
  await expect(letter.getByRole('button', { name: 'By name', pressed: true })).toBeVisible()
  await expect(letter.getByRole('button', { name: 'My agent' })).toHaveCount(0)
  await letter.getByRole('button', { name: 'Send' }).click()
  for (const text of ['Enter a subject', 'Write a message']) await expect(letter.getByText(text)).toBeVisible()
  await letter.getByRole('textbox', { name: 'Subject' }).fill('Meeting')
  await letter.getByRole('textbox', { name: 'Message' }).fill('On Saturday')
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect(letter.getByText('Choose at least one recipient')).toBeVisible()

  await letter.getByRole('searchbox', { name: 'Find by name' }).fill(anna.username)
  await expect(letter.getByRole('button', { name: new RegExp(bert.username) })).toHaveCount(0)
  await letter.getByRole('button', { name: new RegExp(anna.username) }).click()
  await expect(letter.getByRole('button', { name: `Remove ${anna.username}` })).toBeVisible()
  await expectAccessibleInBothThemes(page, OPEN)
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent to 1 member')).toBeVisible()

  await page.getByRole('radio', { name: 'Sent' }).check()
  await rowOf(page, 'Meeting').click()
  await expect(page.getByRole('dialog', { name: 'Meeting' }).getByText('Read by 0 of 1')).toBeVisible()
  await expectAccessible(page, { within: OPEN })
})
