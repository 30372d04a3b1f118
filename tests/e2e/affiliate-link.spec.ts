import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en' })

test('an agent creates and closes a link, and sees who registered with it', async ({
  page,
  browser,
  given,
  signInAs,
  database,
}) => {
  const agent = await given.agent()
  await given.rates(agent, { RNG: 10_000 })
  await signInAs(agent)
  let link: { code: string; rates: unknown }

  await test.step('an agent creates a link, a visitor registers with it, and the agent closes it', async () => {
    await page.goto('/m/agentRegister?way=link')
    await page.getByRole('button', { name: 'New link' }).first().click()
    const form = page.getByRole('dialog', { name: 'New link' })
    await form.getByLabel('Name').fill('Facebook')
    await form.getByRole('button', { name: 'Raise Slots' }).click()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create link' }).click()
    const sheet = page.getByRole('dialog', { name: 'Facebook' })
    await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    link = await database.prisma.affiliateLink.findFirstOrThrow({ where: { agentId: agent.id, name: 'Facebook' } })
    expect(link.rates).toEqual({ RNG: 1_000 })

    const visitor = await (await browser.newContext()).newPage()
    const counted = visitor.waitForResponse(/affiliate\/click/)
    await visitor.goto(`/m/register?affiliateCode=${link.code}`)
    expect((await counted).ok()).toBe(true)
    await visitor.close()

    await sheet.getByRole('button', { name: 'Close link' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close link' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /Facebook Closed 1 visits/ })).toBeVisible()
  })

  await test.step('registrations of all links are searched by name and by link, and no one else is listed', async () => {
    const other = await given.affiliateLink({ agent, name: 'Poster' })
    const byLink = await given.member({ parent: agent, affiliateCode: link.code })
    const byOther = await given.member({ parent: agent, affiliateCode: other.code })
    const byHand = await given.member({ parent: agent })
    await page.goto('/m/agentRegister?way=link')
    await page.getByRole('link', { name: 'Everyone who signed up with your links' }).click()
    const row = (username: string) => page.getByRole('listitem').filter({ hasText: username })
    await expect(row(byLink.username)).toContainText('Via Facebook')
    await expect(row(byOther.username)).toContainText('Via Poster')
    await expect(row(byHand.username)).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toMatch(/^registered-.*\.csv$/)

    await page.getByRole('button', { name: 'All links' }).click()
    await page.getByRole('dialog').getByText('Poster').click()
    await expect(row(byLink.username)).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search by username' }).fill('nobodyatall')
    await expect(page.getByText('No one with this name signed up with your links')).toBeVisible()
  })
})
