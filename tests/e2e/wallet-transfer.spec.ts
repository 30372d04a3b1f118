import type { Page } from '@playwright/test'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { enterBackOffice } from './back-office.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const main = (page: Page) => page.getByRole('main')
const tile = (name: string) => ({ name, exact: true })
const side = (page: Page, name: 'From' | 'To') => main(page).getByRole('button', { name: new RegExp(`^${name} `) })

/** A site with studio wallets, and a member of it. */
async function aSite(given: Builders, page: Page, balance = amount(1_000)) {
  const merchant = await given.merchant({ settings: { isSingleWallet: false } })
  await serveFor(page, merchant)
  return { merchant, member: await given.member({ merchant, balance, paymentPassword: '246810' }) }
}

test('a member moves money between wallets: by hand, before a game and before a withdrawal', async ({
  page,
  given,
  signInAs,
}) => {
  const { member } = await aSite(given, page)
  await given.payoutAccount({ member, isDefault: true })
  await signInAs(member)

  await test.step('a member moves money out, and everything back', async () => {
    await page.goto('/m/myAccount/index')
    await main(page).getByRole('link', { name: 'Move money' }).click()
    await expect(side(page, 'From')).toContainText('Main wallet')
    await expectAccessibleInBothThemes(page, 'main')

    const sum = page.getByRole('textbox', { name: 'Amount' })
    const move = main(page).getByRole('button', { name: /^Move/ })
    await sum.fill('1000.01')
    await expect(page.getByRole('alert').filter({ hasText: 'This wallet holds ₱1,000.00' })).toBeVisible()
    await expect(move).toBeDisabled()
    await page.getByRole('button', { name: 'A quarter' }).click()
    await main(page).getByRole('button', { name: 'Move ₱250.00' }).click()
    await expect(page.getByText('₱250.00 moved to: Gawang Palaro')).toBeVisible()
    await expect(side(page, 'To')).toContainText('₱250.00')
    await expect(side(page, 'From')).toContainText('₱750.00')

    // From one studio to another: chosen in the sheet, found by its name.
    await page.getByRole('button', { name: 'Swap wallets' }).click()
    await side(page, 'To').click()
    const sheet = page.getByRole('dialog', { name: 'Move to' })
    await sheet.getByRole('searchbox', { name: 'Search' }).fill('perlas')
    await sheet.getByRole('button', { name: /Perlas Studios/ }).click()
    await page.getByRole('button', { name: 'Half' }).click()
    await main(page).getByRole('button', { name: 'Move ₱125.00' }).click()
    await expect(side(page, 'To')).toContainText('₱125.00')

    await main(page).getByRole('button', { name: 'Bring everything back' }).click()
    await expect(page.getByText('₱250.00 is back in your main wallet')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Bring everything back' })).toBeHidden()
    await page.getByRole('radio', { name: 'History' }).click()
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(4)
    await expectAccessibleInBothThemes(page, 'main')
  })

  await test.step('money is moved in before a game, and back before a withdrawal', async () => {
    await page.goto('/m/gameList?gameType=INHOUSE&gameClassify=ALL')
    await page.getByRole('article', tile('Dice')).getByRole('button').first().click()
    await page.getByRole('dialog', tile('Dice')).getByRole('button', { name: 'Play now' }).click()
    const sheet = page.getByRole('dialog', { name: 'Move money in first?' })
    await expect(sheet).toContainText('₱1,000.00 in your main wallet')
    await expectAccessibleInBothThemes(page, 'dialog[open]:last-of-type')
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('900')
    await sheet.getByRole('button', { name: 'Move and play' }).click()
    await expect(page.getByRole('heading', { name: 'Dice' })).toBeVisible()
    await expect(page.getByText('₱900.00').first()).toBeVisible()

    await page.goto('/m/withdraw')
    await page.getByRole('textbox', { name: 'Amount' }).fill('500')
    await expect(main(page).getByText('₱900.00 of your money is in game wallets.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Bring everything back' }).click()
    await expect(main(page).getByText('₱900.00 of your money is in game wallets.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
})

test('a wallet locked by an operator accepts no transfer, without reloading; the operator gives a reason', async ({
  page,
  given,
  signInAs,
  browser,
}) => {
  const { merchant, member } = await aSite(given, page)
  await given.walletTransfer({ member, to: 'PSL', amount: amount(300) })
  const operator = await given.operator({ merchant, role: 'CASHIER' })
  await signInAs(member)
  await page.goto('/m/transfer?from=PSL')
  await expect(side(page, 'From')).toContainText('₱300.00')

  const house = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await house.addInitScript(() => localStorage.setItem('palaro.language', 'en'))
  await serveFor(house, merchant)
  await enterBackOffice(house, operator)
  await house.goto(`/operator/members/${member.id}`)
  const row = house.getByRole('row').filter({ hasText: 'Perlas Studios' })
  await row.getByRole('button', { name: 'Lock' }).click()
  await house.getByRole('textbox', { name: 'Reason' }).fill('a win is looked at')
  await expectAccessibleInBothThemes(house)
  await house.getByRole('dialog').getByRole('button', { name: 'Lock' }).click()
  await expect(row).toContainText('a win is looked at')
  await expect(row.getByRole('button', { name: 'Unlock' })).toBeVisible()
  await house.close()

  await expect(side(page, 'From')).toContainText('Locked')
  await expect(page.getByRole('alert').filter({ hasText: 'Perlas Studios is locked for transfers' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Get help' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Bring everything back' }).click()
  await expect(page.getByText('This wallet is locked for transfers')).toBeVisible()
})
