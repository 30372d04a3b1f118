/** The statement and the bet record: days, kinds, sums, details, a download, verifying the seeds. */
import { readFile } from 'node:fs/promises'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { FLAGS } from '#seed/reference/flags.ts'
import { amount, EVERY_TX_CODE } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('a member reads a statement and finds a bet in the record', async ({ page, context, given, signInAs, database }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const merchant = await given.merchant()
  const member = await given.member({ merchant })
  await given.transactions(
    member,
    EVERY_TX_CODE.map((code, index) => ({ code, at: daysAgo(EVERY_TX_CODE.length - index), reference: `ref-${code}` })),
  )
  await serveFor(page, merchant)
  await signInAs(member)

  await test.step('a site with a single wallet has nothing to move', async () => {
    await page.goto(`/m/transfer?to=${INHOUSE_VENDOR}`)
    await expect(page).toHaveURL(/\/m\/myAccount\/index$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Transactions' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Move money' })).toHaveCount(0)
  })

  await test.step('SCR-36 a member reads a statement: by days and kinds, down to one transaction, and downloads it', async () => {
    await page.getByRole('link', { name: 'Transactions' }).click()
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(page.getByText('Net deposits since opening')).toBeVisible()
    await expect(page.getByText('₱995.00 deposited, ₱260.00 withdrawn')).toBeVisible()

    await page.getByRole('button', { name: '30 days' }).click()
    await expect(page.getByText(`${EVERY_TX_CODE.length} transactions`)).toBeVisible()
    await expect(rows).toHaveCount(25)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows).toHaveCount(EVERY_TX_CODE.length)

    await page.getByRole('button', { name: 'Type: All' }).click()
    await page.getByRole('dialog').getByText('Deposits').click()
    await expect(page).toHaveURL(/types=DEPOSIT$/)
    await expect(rows).toHaveCount(2)
    await expect(page.getByText('2 transactions')).toBeVisible()

    await rows.last().getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Deposit' })
    await expect(sheet.getByText('+₱1,000.00')).toBeVisible()
    await expect(sheet.getByText('ref-DEPOSIT')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Copy: Transaction ID' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+-1$/)
    await sheet.getByRole('button', { name: 'Close' }).click()

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
    expect(file.suggestedFilename()).toMatch(/^transactions-.*\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toContain(',Deposit,1000,0,1000,ref-DEPOSIT')

    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page.getByText('No transactions in this period')).toBeVisible()

    await page.getByRole('radio', { name: 'By day' }).click()
    await page.getByRole('button', { name: '30 days' }).click()
    await expect(page).toHaveURL(/view=days$/)
    const days = page.getByRole('main').getByRole('button', { name: '1 transaction' })
    await expect(days).toHaveCount(25)
    await days.last().scrollIntoViewIfNeeded()
    await expect(days).toHaveCount(EVERY_TX_CODE.length)
    await expectAccessible(page)
    await days.last().click()
    await expect(days).toHaveCount(0)
    await expect(page.getByText('1 transaction', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(1)
  })

  await test.step('a member finds a bet and verifies its roll in the browser', async () => {
    await given.round({ member, stake: amount(5), at: daysAgo(2) })
    await page.goto('/m/gameRecord')
    await page.getByRole('button', { name: 'Type of game: All' }).click()
    await page.getByRole('dialog').getByText('Palaro originals').click()
    // It exists until its closing animation ends.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('1 bet', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('listitem').getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Dice' })
    await expect(sheet.getByText('₱5.00').first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Verify this round' }).click()
    await expect(sheet.getByText(/^OK: this is the seed/)).toBeVisible()
    await expect(sheet.getByText(/^OK: (it )?matches/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('SCR-36 a site that has it off says so', async () => {
    await database.prisma.merchant.update({ where: { id: merchant.id }, data: { flags: { ...FLAGS, TRANSBETREPMEM3: false } } })
    await page.goto('/m/gameRecord')
    await expect(page.getByText('The bet record isn’t available on this site')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
