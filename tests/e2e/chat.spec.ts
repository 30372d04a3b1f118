/** The live chat: opening it from the help button, messages both ways, read marks, lost connections, expired keys. */
import type { APIRequestContext, Page } from '@playwright/test'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

interface Login {
  username: string
  password: string
}

/** As an older client does it: launches with its own login and opens the address in a window without a session. */
async function launchedBy(request: APIRequestContext, { username, password }: Login, query: Record<string, string> = {}) {
  const headers = { Merchant: 'demo' }
  const login = await request.post('/wps/session/login/unsecure', { headers, data: { username, password } })
  const { value } = (await login.json()) as { value: { token: string } }
  const asMember = { ...headers, Authorization: value.token }
  const launch = await request.get(chatEndpoints.launch.path, { headers: asMember, params: query })
  const answer = (await launch.json()) as { value: { chatUrl: string } }
  const logOut = () => request.delete(sessionEndpoints.logout.path, { headers: asMember })
  return { url: answer.value.chatUrl, logOut }
}

/** How often the page looks for messages. */
const LOOK_MS = 8_000

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
}
const lineOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('SCR-22 a guest logs in first; a member opens the chat from home, writes, and gets a reply', async ({
  page,
  given,
  signInAs,
}) => {
  await page.goto('/m/chat')
  await expect(page).toHaveURL(/\/m\/login$/)
  const member = await given.member({ language: 'en' })
  await signInAs(member)
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await expect(page).toHaveURL(/\/m\/chat\?key=/)
  await expect(page.getByText('Write to us')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('Hello <b>there</b>')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(lineOf(page, 'Hello <b>there</b>').getByText('Sent')).toBeAttached()
  await expect(page.getByText('Automatic reply')).toBeVisible()
  await expect(page.getByText(`Hello, ${member.nickname}!`)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  // Enter in an empty field sends nothing.
  await field.fill('   ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)

  // Without a key, a member gets one.
  await page.goto('/m/chat')
  await expect(page).toHaveURL(/\/m\/chat\?key=/)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
})

test('works with its key alone until that expires, in the look the address asks for, and links to no other site', async ({
  page,
  given,
  request,
}) => {
  const member = await given.member()
  const lines = Array.from({ length: 120 }, (_, place) => ({
    author: place % 3 === 0 ? ('MEMBER' as const) : ('HOUSE' as const),
    authorName: 'Ana',
    text: `Line number ${place}.`,
    sentAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(place / 50), 2, place % 50)),
  }))
  await given.chat({ member, lines, unread: 2 })
  const query = { backUrl: 'https://evil.example/', headerColor: '#ffd35e', title: 'Our help' }
  const { url, logOut } = await launchedBy(request, member, query)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Our help' })).toBeVisible()
  await expect(page.getByText('Line number 119.')).toBeInViewport()
  expect(new URL(page.url()).searchParams.get('back')).toBeNull()
  await expectAccessible(page)

  // Scroll up through older messages; the one being read stays in sight.
  const log = page.getByRole('log')
  await log.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('Line number 69.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Go to latest' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to latest' }).click()
  await expect(page.getByText('Line number 119.')).toBeInViewport()
  await test.step('an expired key says so and leads to login', async () => {
    await logOut()
    await page.goto(url)
    await expect(page.getByText('This chat link has expired.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.goto('/m/chat?key=nonsense')
    await expect(page.getByText('This chat link has expired.')).toBeVisible()
  })
})

test('a reply is announced, and does not scroll a reader down', async ({ page, given, request, database }) => {
  const member = await given.member()
  const lines = Array.from({ length: 40 }, (_, place) => ({
    author: 'MEMBER' as const,
    authorName: 'Me',
    text: `Line number ${place}.`,
  }))
  await given.chat({ member, lines })
  await page.clock.install()
  await page.goto((await launchedBy(request, member)).url)
  await expect(lineOf(page, 'Line number 39.').getByText('Sent')).toBeAttached()
  await page.getByRole('log').focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('Line number 0.')).toBeInViewport()

  // As the server's chat script does from another process: the page finds it by polling.
  const { id } = await database.prisma.chatConversation.findUniqueOrThrow({ where: { memberId: member.id } })
  const said = { conversationId: id, author: 'HOUSE', authorName: 'Ana', text: 'Here I am', sentAt: new Date() }
  const answer = await database.prisma.chatMessage.create({ data: said })
  await database.prisma.chatConversation.update({ where: { id }, data: { houseReadId: answer.id } })

  const answered = page.getByRole('button', { name: '1 new message' })
  await expect(async () => {
    await page.clock.fastForward(LOOK_MS)
    await expect(answered).toBeVisible({ timeout: 250 })
  }).toPass()
  await answered.click()
  await expect(page.getByText('Here I am')).toBeInViewport()
  await expect(lineOf(page, 'Line number 39.').getByText('Read')).toBeAttached()
  await expect
    .poll(async () => (await database.prisma.chatConversation.findUniqueOrThrow({ where: { id } })).memberReadId)
    .toBe(answer.id)
})

test('an unsent message waits, and is sent once there is a connection', async ({ page, context, given, request }) => {
  const member = await given.member()
  await page.goto((await launchedBy(request, member)).url)
  await write(page, 'First')
  await expect(lineOf(page, 'First').getByText('Sent')).toBeAttached()
  await context.setOffline(true)
  await write(page, 'Second')
  await expect(lineOf(page, 'Second').getByText('Not sent')).toBeAttached()
  await expect(page.getByText('Offline: we’ll send your messages later')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await context.setOffline(false)
  await expect(lineOf(page, 'Second').getByText('Sent', { exact: true })).toBeAttached()

  const isSend = (address: URL) => address.pathname === chatEndpoints.send.path
  await page.route(isSend, (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await write(page, 'Third')
  await write(page, 'Fourth')
  for (const text of ['Third', 'Fourth'])
    await expect(lineOf(page, text).getByRole('button', { name: 'Send again' })).toBeVisible()

  // A reload loses neither, and does not count one as sent.
  await page.reload()
  await expect(lineOf(page, 'Second').getByText('Sent', { exact: true })).toBeAttached()
  await expect(lineOf(page, 'Third').getByText('Not sent')).toBeAttached()
  await lineOf(page, 'Fourth').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Fourth')).toBeHidden()

  await page.unroute(isSend)
  await lineOf(page, 'Third').getByRole('button', { name: 'Send again' }).click()
  await expect(lineOf(page, 'Third').getByText('Sent', { exact: true })).toBeAttached()
  await page.reload()
  await expect(page.getByText('Third')).toHaveCount(1)
  await expect(page.getByText('Fourth')).toBeHidden()
})
