/** A tap never acts on data that has not loaded yet: it waits, and says so. */
import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { holdCalls, serveFor } from './site.ts'

const tile = (name: string) => ({ name, exact: true })
const dice = (page: Page) => page.getByRole('dialog', tile('Dice'))

test('a game whose wallet may be empty waits for the wallets', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ settings: { isSingleWallet: false } })
  await serveFor(page, merchant)
  await signInAs(await given.member({ merchant, balance: amount(1_000) }))
  const question = page.getByRole('dialog', { name: 'Move money in first?' })
  const play = dice(page).getByRole('button', { name: 'Play now' })
  const openSheet = async () => {
    await page.goto('/m/gameList?gameType=INHOUSE&gameClassify=ALL')
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
  }

  await test.step('it is not opened if its sheet was closed', async () => {
    const release = await holdCalls(page, '/wallets/balance')
    await openSheet()
    await play.click()
    await page.keyboard.press('Escape')
    await expect(dice(page)).toBeHidden()
    const known = page.waitForResponse((response) => response.url().includes('/wallets/balance'))
    release()
    await (await known).finished()

    await expect(
      page
        .getByRole('banner')
        .getByText('₱1,000.00')
        .or(page.getByRole('article', tile('Dice')))
        .first(),
    ).toBeVisible()
    await expect(question).toBeHidden()
  })

  await test.step('it asks for money to move in, however late the wallets load', async () => {
    const release = await holdCalls(page, '/wallets/balance')
    await openSheet()
    await play.click()
    await expect(play).toHaveAttribute('aria-busy', 'true')
    release()

    await expect(question).toContainText('₱1,000.00 in your main wallet')
    await expect(page).toHaveURL(/\/m\/gameList/)
  })

  await test.step('it offers a transfer from the main wallet, not a deposit', async () => {
    await question.getByRole('button', { name: 'Play without moving' }).click()
    // The sheet has the same heading: the page is there once its stake field is.
    await expect(page.getByRole('textbox', { name: 'Stake' })).toBeVisible()
    const release = await holdCalls(page, '/wallets/balance')
    await page.reload()
    const notice = page.getByRole('alert').filter({ hasText: 'Add money to play' })
    await expect(notice.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    release()

    await expect(notice.getByRole('button', { name: 'Move money in' })).toBeVisible()
  })
})

test('what a page shows or does waits for its data: a login form, a heart, a charge, an agent’s rates', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ flags: { MOBILEVERCODELOGIN3: true } })
  await serveFor(page, merchant)

  await test.step('a member who last logged in by SMS sees no other form first', async () => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'palaro.remembered',
        JSON.stringify({
          type: 'sms',
          username: '9171234567',
          password: btoa(`palaro:salt:v1:${btoa('')}`),
          countryDialingCode: '63',
        }),
      ),
    )
    const release = await holdCalls(page, '/system/status')
    await page.goto('/m/login')
    await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeHidden()
    release()

    await expect(page.getByRole('textbox', { name: /Mobile/ })).toHaveValue(/917/)
  })

  const agent = await given.agent({ merchant, paymentPassword: '246810', balance: amount(5_000) })
  await given.favourites(agent.id, ['Reyna Elena'])
  await given.payoutAccount({ member: agent, isDefault: true })
  await signInAs(agent)

  await test.step('a favourite that has not loaded yet is removed, not added again', async () => {
    const release = await holdCalls(page, 'getFavoriteGames')
    await page.goto('/m/gameList')
    const heart = page.getByRole('article', tile('Reyna Elena')).getByRole('button', { name: 'Favourite: Reyna Elena' })
    await heart.click()
    release()

    await expect(page.getByText('Removed from your collection')).toBeVisible()
  })

  await test.step('the charge of a withdrawal is known before it is confirmed', async () => {
    const release = await holdCalls(page, 'getCalculatedWithdrawCharges')
    await page.goto('/m/withdraw')
    await page.getByRole('textbox', { name: 'Amount' }).fill('2000')
    const go = page.getByRole('button', { name: 'Continue' })
    await expect(go).toHaveAttribute('aria-busy', 'true')
    await go.dispatchEvent('click')
    await expect(page.getByRole('dialog', { name: 'Check and confirm' })).toBeHidden()
    release()

    await go.click()
    await expect(page.getByRole('dialog', { name: 'Check and confirm' })).toBeVisible()
  })

  await test.step('an account is opened only with rates that were shown', async () => {
    const release = await holdCalls(page, 'newDownlineRebates')
    const opened: string[] = []
    page.on('request', (request) => request.method() === 'POST' && opened.push(request.url()))
    await page.goto('/m/agentRegister')
    const open = page.getByRole('main').getByRole('button', { name: 'Open account' })
    await expect(open).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('textbox', { name: /^Username/ }).fill('newcomer77')
    await page.getByRole('textbox', { name: /^First password/ }).fill('first77pass')
    await page.getByRole('textbox', { name: /^First password/ }).press('Enter')
    release()

    await expect(open).not.toHaveAttribute('aria-busy')
    expect(opened.filter((url) => !url.includes('socket.io'))).toEqual([])
  })
})
