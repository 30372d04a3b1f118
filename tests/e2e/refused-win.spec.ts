/** A vendor's win that the wallet refused: from the overview to the player, and marked as done. */
import { amount, unique } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { failCalls, serveFor, skipRetries, wearTheme } from './site.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('an operator settles a refused win; a viewer may only look', async ({ page, given }) => {
  await test.step('an operator finds a refused win, looks at its player, and marks it as done', async () => {
    const merchant = await given.merchant()
    const [vendor, other] = [await given.vendor({ name: 'Larong Bayan' }), await given.vendor({ name: 'Sampaguita Slots' })]
    const game = await given.game({ vendor, name: 'Mango Mania' })
    const member = await given.member({ merchant, username: unique('winner') })
    await given.refusedWin({ member, game, amount: amount(2_500), round: 'r-77' })
    await given.refusedWin({
      member,
      game: await given.game({ vendor: other }),
      kind: 'ROLLBACK',
      status: 'RS_ERROR_ROLLBACK_REFUSED',
    })
    await serveFor(page, merchant)
    await enterBackOffice(page, await given.operator({ merchant }))

    await page.getByRole('link', { name: /refused wins to settle/ }).click()
    await expect(page.getByRole('heading', { name: 'Refused wins' })).toBeVisible()
    await expect(page.getByLabel('Status')).toHaveValue('OPEN')
    const row = page.getByRole('row', { name: /Larong Bayan/ })
    for (const text of ['₱2,500.00', 'Win', 'The round had already ended', 'RS_ERROR_ROUND_CLOSED', 'Round r-77', 'Mango Mania'])
      await expect(row).toContainText(text)
    await expect(page.getByRole('row', { name: /Sampaguita Slots/ })).toContainText('Stake returned')
    await expectAccessible(page)
    await page.getByLabel('Vendor', { exact: true }).selectOption('Larong Bayan')
    await expect(page.getByRole('row', { name: /Sampaguita Slots/ })).toBeHidden()

    await row.getByRole('link', { name: member.username }).click()
    await expect(page.getByRole('heading', { name: member.username })).toBeVisible()
    await page.goBack()

    await row.getByRole('button', { name: 'Mark as done' }).click()
    const sheet = page.getByRole('dialog', { name: `What was done for ${member.username}?` })
    await sheet.getByRole('button', { name: 'Mark as done' }).click()
    await expect(sheet.getByText('Enter a short reason')).toBeVisible()
    await sheet.getByLabel('Reason').fill('Adjustment proposed')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Mark as done' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('No matches. Change or clear the filters.')).toBeVisible()

    await page.getByLabel('Status').selectOption('Done')
    await expect(row).toContainText('Adjustment proposed')
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.getByLabel('Status').selectOption('All')
    await page.getByLabel('Vendor', { exact: true }).selectOption('All')
    await expect(page.getByRole('row', { name: /Sampaguita Slots/ })).toBeVisible()
  })

  await page.getByRole('button', { name: 'Log out' }).click()

  await test.step('a viewer may look and not mark; on a phone, in the dark, and while calls fail', async () => {
    const merchant = await given.merchant()
    const game = await given.game({ name: 'Mango Mania' })
    const member = await given.member({ merchant, username: unique('winner') })
    await wearTheme(page, 'dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await serveFor(page, merchant)
    await enterBackOffice(page, await given.operator({ merchant, role: 'VIEWER' }))
    await page.goto('/operator/refused-wins')
    await expect(page.getByText('No vendor’s win has been refused.')).toBeVisible()
    await expectAccessible(page)

    await given.refusedWin({ member, game })
    await page.reload()
    const row = page.getByRole('row', { name: new RegExp(member.username) })
    await expect(row).toContainText('Open')
    await expect(row.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)

    const mend = await failCalls(page, '/wps/operator/refused-wins')
    await page.clock.install()
    await page.reload()
    await skipRetries(page, page.getByRole('button', { name: 'Try again' }))
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row).toBeVisible()
  })
})
