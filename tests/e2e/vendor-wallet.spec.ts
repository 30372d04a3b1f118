/** A tester plays the vendor of a game that nothing else plays, by the buttons of the simulator. */
import { amount, unique } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

test.use({ colorScheme: 'dark' })

test('a tester opens a tile in the vendor simulator, bets, wins, and comes back', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ settings: { vendors: { hasSimulator: true } } })
  const game = await given.game({ vendor: await given.vendor(), name: unique('Bangus '), category: 'FISH' })
  const list = `/m/fishing-games?gameName=${encodeURIComponent(game.name)}`
  await serveFor(page, merchant)
  await signInAs(await given.member({ merchant, balance: amount(100) }))
  const tile = page.getByRole('article', { name: game.name, exact: true })
  await expect(async () => {
    await page.goto(list)
    await expect(tile).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await tile.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Play now' }).click()

  await expect(page.getByRole('heading', { name: game.name })).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header).toContainText('₱100.00')
  await page.getByLabel('Stake', { exact: true }).fill('12.345')
  await page.getByRole('button', { name: 'Bet', exact: true }).click()
  await expect(page.getByLabel('Stake', { exact: true })).toHaveAccessibleDescription('Enter an amount, e.g. 12.50.')
  await expectAccessible(page)

  await page.getByLabel('Stake', { exact: true }).fill('12.50')
  await page.getByLabel('Win', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Bet', exact: true }).click()
  await expect(header).toContainText('₱87.50')
  await page.getByRole('button', { name: 'Win', exact: true }).click()
  await expect(header).toContainText('₱127.50')
  await expect(page.getByRole('status')).toHaveText('Win: RS_OK')
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('listitem').first()).toContainText('POST /vendor-wallet/v1/credit')
  await expectAccessible(page)

  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, { rules: ['color-contrast'] })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL(list)
})
