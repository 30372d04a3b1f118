/** From a tile into a game, and every reason it may not open. */
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'
import { amount, unique } from '#seed/builders/index.ts'

const ORIGINALS = '/m/gameList?gameType=INHOUSE&gameClassify=ALL'
/** A sheet on the list; the list has tests of its own. */
const OPEN = 'dialog[open]'
const LAUNCH = '**/wps/game/launchGame*'
const tile = (name: string) => ({ name, exact: true }) as const

test('a guest tries a game for free and logs in to play; every reason why one may not open is told', async ({ page, given }) => {
  await test.step('an old link to a game asks a guest to log in', async () => {
    await page.goto('/m/play/dice?launch=0123456789abcdef0123456789abcdef')
    await expect(page).toHaveURL('/m/login')
  })

  await test.step('a game that is closed for now says that its studio is under maintenance, and offers others that can be opened', async () => {
    const vendor = await given.vendor({ name: unique('Sarado '), isRunning: true, maintenanceFrom: new Date(0) })
    const { name } = await given.game({ vendor, name: `Laro ${vendor.code}`, category: 'FISH', isRunning: true })
    await expect(async () => {
      await page.goto(`/m/fishing-games?gameName=${encodeURIComponent(name)}`)
      await expect(page.getByRole('article', tile(name))).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.getByRole('article', tile(name)).getByRole('button').first().click()
    const sheet = page.getByRole('dialog', tile(name))
    await expect(sheet.getByText(`${vendor.name} is under maintenance right now.`)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Play now' })).toBeHidden()
    await expect(sheet.getByText('Coming soon')).toBeHidden()
    await expectAccessibleInBothThemes(page, OPEN)

    const other = sheet.getByRole('article').first()
    const otherName = (await other.getAttribute('aria-label'))!
    await other.getByRole('button').first().click()
    await expect(page.getByRole('dialog', tile(otherName)).getByRole('button', { name: 'Play now' })).toBeVisible()
  })

  await test.step('a guest tries Dice for free with practice money', async () => {
    await page.goto(ORIGINALS)
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Free trial' }).click()

    await expect(page.getByText('Free trial: practice money, not your real balance')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Bet ₱100.00' }).click()
    await expect(page.getByText(/^\d+\.\d\d\. (Won ₱|No win)/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Free trial: practice money')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('link', { name: 'palaro, Home' }).or(page.getByRole('article', tile('Dice')))).toBeVisible()
  })

  const member = await given.member({ balance: amount(100) })

  await test.step('SCR-17 a guest who wants to play logs in first and returns to the games', async () => {
    await page.goto(ORIGINALS)
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(page).toHaveURL('/m/login')
    await page.getByLabel('Username', { exact: true }).last().fill(member.username)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(ORIGINALS)
  })

  await test.step('a studio that closed meanwhile says when it is back', async () => {
    const endTime = new Date('2030-03-04T05:00:00+08:00').getTime()
    await page.route(LAUNCH, (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          errorCode: 'vendor_under_maintenance',
          value: { resType: 1, content: { data: { maintainTime: null, endTime } } },
        },
      }),
    )
    await page.goto(ORIGINALS)
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(page.getByText('Expected back: Mar 4, 2030, 5:00 AM')).toBeVisible()
    await page.unroute(LAUNCH)
  })

  await test.step('a round that is open in another game is finished first', async () => {
    const unfinished = { nodeId: 'n-mines', gameId: 'mines', vassalage: 'BGS', gameName: 'Mines' }
    await page.route(LAUNCH, (route) => {
      const isThatGame = new URL(route.request().url()).searchParams.get('nodeId') === unfinished.nodeId
      const refusal = { success: false, errorCode: 'game.previous.unfinished', value: { game: unfinished } }
      const value = { content: { game_url: '/m/play/mines', game_url2: '' }, gameUrl: '/m/play/mines' }
      return route.fulfill({ json: isThatGame ? { success: true, value } : refusal })
    })
    await page.goto(ORIGINALS)
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(page.getByText('You still have an open round in Mines. Finish it first.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play now' })).toBeHidden()
    await expectAccessibleInBothThemes(page, OPEN)
    await page.getByRole('button', { name: 'Continue Mines' }).click()
    await expect(page).toHaveURL('/m/play/mines')
    await page.unroute(LAUNCH)
  })

  await test.step('a member opens Dice from the list and comes back to it', async () => {
    await page.goto(ORIGINALS)
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
    const sheet = page.getByRole('dialog', tile('Dice'))
    await expect(sheet.getByRole('img', { name: 'Gawang Palaro' })).toBeVisible()
    await expectAccessibleInBothThemes(page, OPEN)
    await sheet.getByRole('button', { name: 'Play now' }).click()

    await expect(page).toHaveURL(/\/m\/play\/dice$/)
    await expect(page.getByRole('button', { name: 'Bet ₱100.00' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(ORIGINALS)
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.goto('/m/gameList?type=recent')
    await expect(page.getByRole('article', tile('Dice'))).toBeVisible()
  })
})

test('a game’s own address leads to the game with the open round, where a merchant opens one at a time', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ settings: { vendors: { opensOneAtATime: true } } })
  await serveFor(page, merchant)
  await signInAs(await given.member({ merchant, balance: amount(1_000) }))
  await page.goto('/m/play/mines')
  await page.getByRole('button', { name: /^Bet ₱/ }).click()
  await expect(page.getByRole('button', { name: /^Tile 1,/ })).toBeEnabled()

  await page.goto('/m/play/dice')
  await expect(page.getByText('You have an open round in another game. Finish it first.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Continue Mines' }).click()
  await expect(page).toHaveURL('/m/play/mines')
  await expect(page.getByRole('button', { name: /^Tile 1,/ })).toBeEnabled()
})
