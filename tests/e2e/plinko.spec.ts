import { amount } from '#seed/builders/index.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { bet, verifyNewest } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use(withMotion)

interface Round {
  rows: number
  risk: string
  path: string
  bin: number
}

test('Plinko: the ball falls along the server’s path, and the round is verified with its rows and risk', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto('/m/play/plinko')
  await expect(page.getByText('Choose rows and risk, and drop a ball').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const rows = page.getByRole('slider', { name: 'Rows' })
  for (const _ of [1, 2, 3, 4, 5]) await rows.press('ArrowRight')
  await expect(rows).toHaveValue('16')
  await page.getByRole('radio', { name: 'high' }).check()
  // 1,000 times the stake would pass the table's limit.
  await page.getByRole('button', { name: 'Chips' }).click()
  await page.getByRole('button', { name: '₱500', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The table pays at most ₱100,000.00')
  await page.getByRole('button', { name: '₱20', exact: true }).click()

  const round = await bet<Round>(page, 'plinko')

  expect(round).toMatchObject({ rows: 16, risk: 'high' })
  expect(round.path).toMatch(/^[LR]{16}$/)
  await expect(page.getByText(`Bin ${round.bin + 1} of 17 pays`).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const sheet = await verifyNewest(page)
  await expect(sheet.getByText(new RegExp(`^${round.path} · `))).toBeVisible()
  await sheet.getByRole('button', { name: /^Rows/ }).click()
  await page.getByRole('dialog', { name: 'Rows' }).getByRole('button', { name: '8', exact: true }).click()
  await expect(sheet.getByText(new RegExp(`^${round.path.slice(0, 8)} · `))).toBeVisible()
  await expect(sheet.getByText(/^OK: matches the/)).toBeHidden()
})
