/** The agency centre and the team reports: from today’s figures down to a bet. */
import { readFile } from 'node:fs/promises'
import { amount } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

test('an agent goes from today’s figures down to a bet, and through profit and loss; a guest goes home', async ({
  page,
  given,
  signInAs,
}) => {
  await test.step('SCR-39 a guest goes home from the agency centre', async () => {
    await page.goto('/m/agent')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  const boss = await given.agent()
  const under = await given.agent({ parent: boss })
  const player = await given.member({ parent: under })
  await given.transactions(player, [{ code: 'DEPOSIT', at: ago(2), amount: amount(900) }])
  const game = await given.game({ name: 'Team Carp', category: 'FISH' })
  await given.round({ member: player, gameCode: game.gameCode, stake: amount(100), payout: amount(40), at: ago(1) })
  await given.transactions(boss, [{ code: 'SALARY', at: ago(1), amount: amount('9.60') }])
  await signInAs(boss)

  await test.step('SCR-41 an agent sees today’s figures at home, and goes from one down to its bets', async () => {
    await page.goto('/m/agent')
    await expect(page.getByRole('heading', { name: 'Agency centre' })).toBeVisible()
    await expect(page.getByText(/^Good (morning|afternoon|evening)$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Income today +₱9.60' })).toBeVisible()
    const counts = page.getByRole('list', { name: 'Team today' }).last()
    await expect(counts.getByRole('link', { name: 'Bet 1' })).toBeVisible()
    await expect(counts.getByRole('link', { name: 'First deposits 1' })).toBeVisible()
    await expect(counts.getByRole('listitem').first()).toHaveText('Online now1')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Team overview' }).click()
    await page.getByRole('button', { name: '7 days' }).click()
    await expect(page.getByRole('link', { name: /^Players’ profit and loss −₱50\.40/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Staked ₱100.00' })).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
    await page.getByRole('button', { name: 'Deposits' }).click()
    await page.locator('.u-over').hover()
    await expectAccessible(page)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(8)

    await page.getByRole('link', { name: 'Staked ₱100.00' }).click()
    const bet = page.getByRole('main').getByRole('listitem')
    await expect(bet).toHaveCount(1)
    await bet.getByRole('button', { name: /Team Carp/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Team Carp' })
    await expect(sheet.getByText(player.username)).toBeVisible()
    await expect(sheet.getByText('−₱60.00')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Filter' }).click()
    const filter = page.getByRole('dialog', { name: 'Filter' })
    await filter.getByRole('textbox', { name: 'Member' }).fill(under.username)
    await expectAccessible(page)
    await filter.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(new RegExp(`member=${under.username}`))
    await expect(page.getByText('No bets in this period')).toBeVisible()
  })

  await test.step('SCR-41 profit and loss is opened one team at a time, and shows only the agent’s own', async () => {
    const sibling = await given.agent({ parent: boss })
    await given.round({ member: player, gameCode: 'gone', stake: amount(100), payout: amount(30), at: ago(1) })
    await page.goto('/m/agent/team/pnl')
    const rows = page.getByRole('main').getByRole('button', { name: /Valid turnover ₱/ })
    await expect(rows).toHaveCount(3)
    await rows.filter({ hasText: under.username }).click()
    await expect(page.getByRole('dialog').getByText('₱900.00')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open this team' }).click()
    const way = page.getByRole('navigation', { name: 'Path in the team' })
    await expect(way).toHaveText(`${boss.username}${under.username}`)
    await expect(rows.filter({ hasText: player.username })).toContainText('−₱130.00')
    await expectAccessible(page)
    await way.getByRole('button', { name: boss.username }).click()
    await expect(rows.filter({ hasText: sibling.username })).toBeVisible()

    await page.goto('/m/teamBetting?member=nobody')
    await expect(page.getByText(/^No one with that name or ID is in your team/)).toBeVisible()
    await page.getByRole('button', { name: 'Show the whole team' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })
})

test('an agent reads the team’s transactions: by days, kinds and members, down to one, and downloads them', async ({
  page,
  given,
  signInAs,
}) => {
  const boss = await given.agent()
  const [player, other] = [await given.member({ parent: boss }), await given.member({ parent: boss })]
  await given.transactions(player, [
    { code: 'DEPOSIT', at: ago(5), amount: amount(900) },
    { code: 'WITHDRAWAL', at: ago(3), amount: amount(-250) },
  ])
  await given.transactions(other, [{ code: 'PROMOTION', at: ago(2), amount: amount(50) }])
  await signInAs(boss)

  await page.goto('/m/agent')
  await page.getByRole('button', { name: 'Transactions' }).click()
  await expect(page.getByRole('radio', { name: 'My team' })).toBeChecked()
  const main = page.getByRole('main')
  await expect(main.getByText('3 transactions')).toBeVisible()
  await expect(main.getByText('₱950.00')).toBeVisible()
  await expect(main.getByText('+₱700.00')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^team-transactions-.*\.csv$/)
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(4)

  await main.getByRole('button', { name: /Withdrawal.*250/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(player.username)).toBeVisible()
  await expect(sheet.getByText(/Balance/)).toBeHidden()
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await sheet.getByRole('button', { name: 'Close' }).click()

  await main.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await expect(filters.getByRole('button', { name: 'Games' })).toBeHidden()
  await filters.getByRole('textbox', { name: 'Member' }).fill(player.username)
  await expect(filters.getByRole('button', { name: 'Games' })).toBeVisible()
  await filters.getByRole('button', { name: 'Deposits' }).click()
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await filters.getByRole('button', { name: 'Show' }).click()
  await expect(main.getByText('1 transaction', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /Withdrawal/ })).toBeHidden()
  await main.getByRole('button', { name: 'Yesterday' }).click()
  await expect(main.getByText('No transactions in this period')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')

  await page.goto('/m/transaction/record?types=A&of=team&member=nobody')
  await expect(main.getByText(/^No one with that name or ID is in your team/)).toBeVisible()
  await main.getByRole('button', { name: 'Show the whole team' }).click()
  await expect(main.getByText('3 transactions')).toBeVisible()
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await expect(main.getByText('Net deposits since opening')).toBeVisible()
})
