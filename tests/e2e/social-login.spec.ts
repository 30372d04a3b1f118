import type { Page } from '@playwright/test'
import { unique } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()
/** An unused name, and so a new account. */
const newName = (provider: string) => unique(`${provider} `)

const userName = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')!).userName as string)
const forgetSession = (page: Page) => page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))

async function leaveFor(page: Page, provider: string) {
  await page.getByRole('main').getByRole('button', { name: provider }).click()
  await expect(page.getByRole('heading', { name: `Continue with ${provider}` })).toBeVisible()
}

test('each provider creates a member, and recognises it again; cancelling leads back to the login', async ({ page }) => {
  await test.step('cancelling leads back to the login, and nothing is used twice', async () => {
    await page.goto('/m/login')
    await leaveFor(page, 'Facebook')
    await test.step('the stand-in’s page is accessible in both themes', async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()

    await page.goto('/m/login?code=somebody-elses&state=never-begun-here-at-all')
    await expect(page.getByText('The other site couldn’t confirm who you are')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  for (const provider of ['Google', 'Facebook', 'Telegram'])
    await test.step(`${provider} creates a member, and recognises it again`, async () => {
      const name = newName(provider)
      await page.goto('/m/login')
      await leaveFor(page, provider)
      await page.getByRole('textbox', { name: 'Or type another name' }).fill(name)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(balance(page)).toBeVisible()
      const first = await userName(page)

      await forgetSession(page)
      await page.goto('/m/changePsw')
      await leaveFor(page, provider)
      await page.getByRole('textbox', { name: 'Or type another name' }).fill(name)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/m\/changePsw$/)
      expect(await userName(page)).toBe(first)
      await forgetSession(page)
    })
})

test('a visitor on the way to a page arrives there, and an invitation is kept', async ({ page, given, database }) => {
  const agent = await given.agent()
  await page.goto(`/m/register?affiliateCode=${agent.affiliateCode}`)
  await leaveFor(page, 'Google')
  await page.getByRole('textbox', { name: 'Or type another name' }).fill(newName('invited'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(balance(page)).toBeVisible()
  const username = await userName(page)
  expect(await database.prisma.member.findFirst({ where: { username } })).toMatchObject({ parentId: agent.id })

  await forgetSession(page)
  await page.goto('/m/gameList?type=fav')
  await leaveFor(page, 'Google')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?type=fav$/)
})
