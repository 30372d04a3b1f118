/** Hearts: on a tile, in the sheet, and "my collection". */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const ADD = '**/wps/relay/MCSFE_addFavoriteGameV2'
const heart = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true }).getByRole('button', { name: `Favourite: ${name}` })

test('SCR-16 a guest logs in, comes back to the collection, empties it, and fills it again', async ({ page, given }) => {
  const member = await given.member()
  await given.favourites(member.id, ['Reyna Elena', 'Mango Mania'])

  await test.step('a guest logs in, comes back to the collection, and removes a game from it', async () => {
    await page.goto('/m/gameList?type=fav')
    await expect(page.getByText('Please log in to see your favourites')).toBeVisible()
    await page.getByLabel('Username', { exact: true }).last().fill(member.username)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'My collection' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectAccessibleInBothThemes(page)
    await heart(page, 'Reyna Elena').click()

    await expect(page.getByRole('article', { name: 'Reyna Elena' })).toBeHidden()
    await expect(page.getByText('Removed from your collection')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'Mango Mania' })).toBeVisible()
  })

  await heart(page, 'Mango Mania').click()
  await expect(page.getByText('No favourites yet.')).toBeVisible()

  await test.step('a heart that the server refuses is reverted', async () => {
    await page.route(ADD, (route) => route.fulfill({ status: 503, json: { success: false, errorCode: 'system.not.available' } }))
    await page.goto('/m/gameList')
    await heart(page, 'Reyna Elena').click()
    await expect(page.getByText('System upgrading')).toBeVisible()
    await expect(heart(page, 'Reyna Elena')).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(ADD)
  })

  await test.step('an empty collection says how to fill it, and the first heart does', async () => {
    await page.goto('/m/gameList?type=fav')
    await expect(page.getByText('No favourites yet.')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.getByRole('link', { name: 'Find games' }).click()
    await page.getByRole('article', { name: 'Reyna Elena' }).getByRole('button').first().click()
    const sheet = page.getByRole('dialog', { name: 'Reyna Elena' })
    await sheet.getByRole('button', { name: 'Favourite: Reyna Elena' }).click()
    await expect(page.getByText('Added to your collection')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Favourite: Reyna Elena', pressed: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/m/gameList?gameType=RNG&type=fav')
    await expect(page.getByRole('article', { name: 'Reyna Elena' })).toBeVisible()
  })
})
