import { amount } from '#seed/builders/index.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { bet } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use(withMotion)

interface Round {
  index: number
  segments: number
  risk: string
}

test('Wheel: segments and risk change what it pays, and it stops at the server’s segment', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto('/m/play/wheel')
  await expect(page.getByText('Choose segments and risk, and spin').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const pays = page.getByRole('list', { name: 'What the segments pay' }).getByRole('listitem')
  await page.getByRole('group', { name: 'Segments' }).getByRole('radio', { name: '50' }).check()
  await page.getByRole('radio', { name: 'high' }).check()
  await expect(pays).toHaveText(['0×49/50', '49.5×1/50'])
  await page.getByRole('radio', { name: 'low' }).check()
  await expect(pays).toHaveText(['0×10/50', '1.2×35/50', '1.5×5/50'])

  const round = await bet<Round>(page, 'wheel')

  expect(round).toMatchObject({ segments: 50, risk: 'low' })
  await expect(page.getByText(`Segment ${round.index + 1} pays`).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/m/gameRecord')
  await page.getByRole('button', { name: /^Wheel/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Wheel' })
  await expect(sheet.getByText('50 segments, risk: low')).toBeVisible()
  await expect(sheet.getByText(`Segment ${round.index + 1} pays`)).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Open the game' })).toHaveAttribute('href', '/m/play/wheel')
})
