/** An agent's team: the tree, money for it, and new accounts (SCR-40, AGT-11, AGT-33, AGT-35). */
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const PIN = '654321'

test('an agent’s team: money for one and for several, who stands where, and a new account', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  const boss = await given.agent({ merchant, paymentPassword: PIN, balance: amount(1_000) })
  const middle = await given.agent({ merchant, parent: boss, username: 'e2emiddle', nickname: 'Ate Luz' })
  await given.member({ merchant, parent: middle, username: 'e2edeep', lastLoginAt: new Date() })
  const direct = await given.member({ merchant, parent: boss, username: 'e2edirect', balance: amount(300) })
  await serveFor(page, merchant)
  await signInAs(boss)

  await test.step('AGT-11 an agent finds a member deep in the team, sends money, and takes some back once the member allows it', async () => {
    await page.goto('/m/member/team')
    const people = page.getByRole('list', { name: 'People' })
    await expect(people.getByRole('listitem')).toHaveCount(2)
    await expectAccessibleInBothThemes(page, 'main')

    await people.getByRole('button', { name: 'Open e2emiddle’s branch: 1 person' }).click()
    const path = page.getByRole('navigation', { name: 'Path' })
    await expect(path.getByRole('button', { name: 'e2emiddle' })).toHaveAttribute('aria-current', 'page')
    await expect(people.getByRole('button', { name: /e2edeep/ })).toBeVisible()
    await path.getByRole('button', { name: 'Me' }).click()
    await expect(people.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('searchbox').fill('E2EDEEP')
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await people.getByRole('button', { name: /e2edeep.*Level 2/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Send money' })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await sheet.getByRole('button', { name: 'Send money' }).click()
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('1000.01')
    await expect(sheet.getByText('You can’t send more than ₱1,000.00')).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('250')
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill('000000')
    await sheet.getByRole('button', { name: 'Send ₱250.00' }).click()
    await expect(sheet.getByRole('link', { name: 'Forgot your payment password?' })).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
    await sheet.getByRole('button', { name: 'Send ₱250.00' }).click()
    await expect(sheet.getByText('₱250.00').first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()

    await given.collectConsent({ member: direct, agent: boss })
    await page.getByRole('searchbox').fill('')
    await people.getByRole('button', { name: /^e2edirect/ }).click()
    await expect(sheet.getByText(/^The owner now uses this account/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Change nickname' })).toBeHidden()
    await sheet.getByRole('button', { name: 'Take back' }).click()
    await sheet.getByRole('button', { name: 'Max' }).click()
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
    await sheet.getByRole('button', { name: 'Take back ₱300.00' }).click()
    await expect(sheet.getByText('₱0.00').first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('radio', { name: 'Transfers' }).click()
    await expect(page.getByText('+₱300.00')).toBeVisible()
    await expect(page.getByText(/[-−]₱250\.00/).first()).toBeVisible()
    await expectAccessibleInBothThemes(page, 'main')
  })

  await test.step('AGT-11 money to several: refusals are shown next to the member; selected members are moved under another agent', async () => {
    await given.agent({ merchant, parent: boss, username: 'e2enext' })
    await given.member({ merchant, parent: boss, username: 'e2ethree' })
    await given.member({ merchant, parent: boss, username: 'e2efour', status: 'FROZEN' })
    await page.goto('/m/member/team')
    await page.getByRole('button', { name: 'Select' }).click()
    for (const name of ['e2ethree', 'e2efour']) await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')
    await page.getByRole('main').getByRole('button', { name: 'Send money' }).click()
    const sheet = page.getByRole('dialog', { name: 'Send to 2' })
    await sheet.getByLabel('Amount per person').fill('100')
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await sheet.getByRole('button', { name: 'Send ₱200.00' }).click()
    await expect(sheet.getByText('1 of 2 transfers sent.')).toBeVisible()
    await expect(sheet.getByRole('listitem').filter({ hasText: 'e2efour' })).toContainText(
      'Money can’t be moved to or from this account',
    )
    await expect(sheet.getByText('₱950.00 left in your wallet.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Select' }).click()
    await page.getByRole('checkbox', { name: 'Select e2ethree' }).press('Space')
    await page.getByRole('main').getByRole('button', { name: 'Move', exact: true }).click()
    const move = page.getByRole('dialog', { name: 'Move' })
    await move.getByRole('button', { name: 'e2enext' }).click()
    await move.getByRole('button', { name: 'Move under e2enext' }).click()
    await expect(page.getByRole('button', { name: 'Open e2enext’s branch: 1 person' })).toBeVisible()
  })

  await test.step('SCR-40 an agent opens an account, and finds it in the team', async () => {
    await page.goto('/m/agentRegister')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Open account' }).click()
    // The button is far below it.
    const username = main.getByRole('textbox', { name: /^Username/ })
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await expect(username).toBeFocused()
    await expect(username).toBeInViewport()
    await main.getByRole('radio', { name: 'Agent' }).check()
    await username.fill('e2eopened')
    await main.getByRole('textbox', { name: /^First password/ }).fill('firstpass1')
    await expectAccessibleInBothThemes(page, 'main')
    await main.getByRole('button', { name: 'Open account' }).click()
    await expect(main.getByRole('heading', { name: 'e2eopened’s account is open' })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'main')
    await main.getByRole('link', { name: 'Go to my team' }).click()
    await expect(page.getByRole('list', { name: 'People' }).getByRole('button', { name: /e2eopened.*Agent/ })).toBeVisible()
  })
})

test('a member of an agent has no agency centre, lets the agent take money back, and revokes it', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  const boss = await given.agent({ merchant, nickname: 'Aling Nena' })
  const member = await given.member({ merchant, parent: boss, paymentPassword: PIN })
  await serveFor(page, merchant)
  await signInAs(member)

  await test.step('a member who is not an agent goes home', async () => {
    for (const path of ['/m/agent', '/m/agent/team/pnl', '/m/member/notice?types=A']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/m\/home$/)
    }
  })

  await test.step('a member lets the agent take money back, and revokes it', async () => {
    await page.goto('/m/myAccount/index')
    await page.getByRole('button', { name: 'Let my agent take money back' }).click()
    const sheet = page.getByRole('dialog', { name: 'Let my agent take money back' })
    await expect(sheet).toContainText('For 24 hours, Aling Nena can take money')
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    // The balance reloads too, and arrives after the row's answer.
    let answerBalance = () => undefined as void
    const held = new Promise<void>((resolve) => (answerBalance = resolve))
    await page.route(/\/wallets\/balance/, async (route) => {
      await held
      await route.fallback()
    })
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
    await sheet.getByRole('button', { name: 'Allow for 24 hours' }).click()
    await expect(sheet.getByRole('button', { name: 'Stop now' })).toBeVisible()
    answerBalance()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Let my agent take money back Allowed' }).click()
    await sheet.getByRole('button', { name: 'Stop now' }).click()
    await expect(page.getByRole('button', { name: 'Let my agent take money back', exact: true })).toBeVisible()
  })
})
