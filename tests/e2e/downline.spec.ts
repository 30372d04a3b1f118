/** An agent's own people: the tree, money down it, and accounts below (spec §2, domain §4.7). */
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const PIN = '654321'

test('AGT-11 an agent finds a member deep in the team, sends money, and takes some back once the member allows it', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  const boss = await given.agent({ merchant, paymentPassword: PIN, balance: amount(1_000) })
  const middle = await given.agent({ merchant, parent: boss, username: 'e2emiddle', nickname: 'Ate Luz' })
  await given.member({ merchant, parent: middle, username: 'e2edeep', lastLoginAt: new Date() })
  const direct = await given.member({ merchant, parent: boss, username: 'e2edirect', balance: amount(300) })
  await serveFor(page, merchant)
  await signInAs(boss)
  await page.goto('/m/member/team')
  const people = page.getByRole('list', { name: 'People' })
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleInBothThemes(page, 'main')

  await people.getByRole('button', { name: 'Open the branch of e2emiddle: 1 person' }).click()
  const path = page.getByRole('navigation', { name: 'The way down' })
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
  await expect(sheet.getByText('This is more than can be sent: ₱1,000.00')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('250')
  await sheet.getByRole('textbox', { name: 'Payment password' }).fill('000000')
  await sheet.getByRole('button', { name: 'Send ₱250.00' }).click()
  await expect(sheet.getByRole('link', { name: 'Forgot the payment password?' })).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
  await sheet.getByRole('button', { name: 'Send ₱250.00' }).click()
  await expect(sheet.getByText('₱250.00').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await given.collectConsent({ member: direct, agent: boss })
  await page.getByRole('searchbox').fill('')
  await people.getByRole('button', { name: /^e2edirect/ }).click()
  await expect(sheet.getByText(/^Its owner uses this account now/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Change nickname' })).toBeHidden()
  await sheet.getByRole('button', { name: 'Take back' }).click()
  await sheet.getByRole('button', { name: 'All' }).click()
  await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
  await sheet.getByRole('button', { name: 'Take back ₱300.00' }).click()
  await expect(sheet.getByText('₱0.00').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('radio', { name: 'Transfers' }).click()
  await expect(page.getByText('+₱300.00')).toBeVisible()
  await expect(page.getByText(/[-−]₱250\.00/).first()).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')
})

test('AGT-11 money to several: what is refused stands beside who it was for; the picked are moved under another', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  const boss = await given.agent({ merchant, paymentPassword: PIN, balance: amount(1_000) })
  await given.agent({ merchant, parent: boss, username: 'e2enext' })
  await given.member({ merchant, parent: boss, username: 'e2ethree' })
  await given.member({ merchant, parent: boss, username: 'e2efour', status: 'FROZEN' })
  await serveFor(page, merchant)
  await signInAs(boss)
  await page.goto('/m/member/team')
  await page.getByRole('button', { name: 'Select' }).click()
  for (const name of ['e2ethree', 'e2efour']) await page.getByRole('checkbox', { name: `Pick ${name}` }).press('Space')
  await page.getByRole('main').getByRole('button', { name: 'Send money' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send to 2' })
  await sheet.getByLabel('Amount for each').fill('100')
  await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await sheet.getByRole('button', { name: 'Send ₱200.00' }).click()
  await expect(sheet.getByText('1 of 2 were sent.')).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'e2efour' })).toContainText('Money can’t be moved with this account')
  await expect(sheet.getByText('₱900.00 is left in your wallet.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox', { name: 'Pick e2ethree' }).press('Space')
  await page.getByRole('main').getByRole('button', { name: 'Move', exact: true }).click()
  const move = page.getByRole('dialog', { name: 'Move' })
  await move.getByRole('button', { name: 'e2enext' }).click()
  await move.getByRole('button', { name: 'Move under e2enext' }).click()
  await expect(page.getByRole('button', { name: 'Open the branch of e2enext: 1 person' })).toBeVisible()
})

test('an agent opens an account, and finds it in the team', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  const boss = await given.agent({ merchant, nickname: 'Aling Nena' })
  await serveFor(page, merchant)
  await signInAs(boss)
  await page.goto('/m/agentRegister')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Open an account' }).click()
  await expect(main.getByRole('textbox', { name: /^User name/ })).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('radio', { name: 'Agent' }).check()
  await main.getByRole('textbox', { name: /^User name/ }).fill('e2eopened')
  await main.getByRole('textbox', { name: /^First password/ }).fill('firstpass1')
  await expectAccessibleInBothThemes(page, 'main')
  await main.getByRole('button', { name: 'Open an account' }).click()
  await expect(main.getByRole('heading', { name: 'e2eopened is open' })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')
  await main.getByRole('link', { name: 'To my team' }).click()
  await expect(page.getByRole('list', { name: 'People' }).getByRole('button', { name: /e2eopened.*Agent/ })).toBeVisible()
})

test('a member lets the agent take money back, and ends it', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  const boss = await given.agent({ merchant, nickname: 'Aling Nena' })
  const member = await given.member({ merchant, parent: boss, paymentPassword: PIN })
  await serveFor(page, merchant)
  await signInAs(member)
  await page.goto('/m/myAccount/index')
  await page.getByRole('button', { name: 'My agent may take money back' }).click()
  const sheet = page.getByRole('dialog', { name: 'My agent may take money back' })
  await expect(sheet).toContainText('For 24 hours Aling Nena may take money')
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
  await sheet.getByRole('button', { name: 'Allow for 24 hours' }).click()
  await page.getByRole('button', { name: 'My agent may take money back Allowed' }).click()
  await sheet.getByRole('button', { name: 'End this now' }).click()
  await expect(page.getByRole('button', { name: 'My agent may take money back', exact: true })).toBeVisible()
})
