/** A visitor opens a friend's link, sees who invites, and registers by it. */
import type { Page } from '@playwright/test'
import { inviter } from '#contract/identity/register.ts'
import { unique } from '#seed/builders/index.ts'
import { expect, test } from '../fixtures.ts'
import { serveFor } from '../site.ts'
import { expectAccessibleInBothThemes } from '../themes.ts'

test.use({ language: 'en', viewport: { width: 390, height: 844 } })

const CODE = 'FRIEND7'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const signUpButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign up' })

async function fillForm(page: Page, username: string) {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill('fiesta-2030')
  await field(page, 'Confirm password').fill('fiesta-2030')
}

test('a visitor registers by a friend’s link, after a look at another page', async ({ page, given, database }) => {
  const merchant = await given.merchant({ flags: { REFERRAL: true } })
  const friend = await given.member({ merchant, nickname: 'Marikit' })
  await given.referralCode({ member: friend, code: CODE })
  await serveFor(page, merchant)
  const username = unique('inv')

  await page.goto(`/r/${CODE}`)
  await expect(page).toHaveURL(`/m/register?referralCode=${CODE}`)
  await expect(page.getByText(/^Ma\*+it invites you$/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto('/m/login')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByText(/^Ma\*+it invites you$/)).toBeVisible()
  await fillForm(page, username)
  await signUpButton(page).click()
  await expect(page).toHaveURL(/\/m\/(home|gameList)/)

  const line = await database.prisma.referralLine.findFirstOrThrow({ where: { referrerId: friend.id } })
  const made = await database.prisma.member.findFirstOrThrow({ where: { username } })
  expect(line).toMatchObject({ inviteeId: made.id, tier: 1 })
})

test('a wrong link is no hindrance, and neither is one that became wrong meanwhile', async ({ page, given, database }) => {
  const merchant = await given.merchant({ flags: { REFERRAL: true } })
  const friend = await given.member({ merchant })
  await given.referralCode({ member: friend, code: CODE })
  await serveFor(page, merchant)
  const [first, second] = [unique('inv'), unique('inv')]

  await test.step('a code that no one has is not sent', async () => {
    await page.goto('/r/NOSUCH')
    await expect(page.getByText('This invitation link is wrong. You can sign up without it.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await fillForm(page, first)
    const sent = page.waitForRequest(/member\/register/)
    await signUpButton(page).click()
    expect((await sent).method()).toBe('PUT')
    await expect(page).toHaveURL(/\/m\/home$/)
    const made = await database.prisma.member.findFirstOrThrow({ where: { username: first } })
    expect(made.registerSource).not.toHaveProperty('referralCode')
  })

  await test.step('one who is logged in goes home', async () => {
    await page.goto(`/r/${CODE}`)
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
  })

  await test.step('a code that is refused at sign-up is dropped for the next try', async () => {
    await page.goto(`/r/${CODE}`)
    await expect(page.getByText(/invites you$/)).toBeVisible()
    await fillForm(page, second)
    await database.prisma.referralCode.delete({ where: { memberId: friend.id } })
    await signUpButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sign up again to continue without it.' })).toBeVisible()
    await signUpButton(page).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(await database.prisma.referralLine.count({ where: { referrerId: friend.id } })).toBe(0)
  })
})

test('an invitation can be removed, and a site without invitations shows none', async ({ page, given }) => {
  const merchant = await given.merchant({ flags: { REFERRAL: true } })
  await given.referralCode({ member: await given.member({ merchant }), code: CODE })
  await serveFor(page, merchant)
  await page.goto(`/r/${CODE}`)
  await expect(page.getByText(/invites you$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the invitation' }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
  await page.reload()
  await expect(signUpButton(page)).toBeVisible()
  await expect(page.getByText(/invites you$/)).toHaveCount(0)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await serveFor(page, await given.merchant({ flags: { REFERRAL: false } }))
  await page.goto(`/r/${CODE}`)
  await expect(signUpButton(page)).toBeVisible()
  expect(asked).not.toContain(inviter.path)
})
