/** A round of the bet record is verified by the algorithm it was played by, or has no verdict. */
import { createHash, createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { emptyRound, recompute } from '#client/features/play/fairness/recompute.ts'
import { outcomeText, type RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SEEDS = { serverSeed: 'a'.repeat(64), clientSeed: 'palaro', nonce: 3 }
const HASH = 'b'.repeat(64)
const SALT = 'c'.repeat(64)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, message: string) => new Uint8Array(createHmac('sha256', key).update(message).digest())
const toWire = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) / Number(MONEY_SCALE) : value)

const [dice, limbo, plinko] = [emptyRound('dice'), emptyRound('limbo'), emptyRound('plinko')]
const [keno, wheel, roulette] = [emptyRound('keno'), emptyRound('wheel'), emptyRound('roulette')]
const [mines, hilo] = [emptyRound('mines'), emptyRound('hilo')]
const CHOICES: readonly RoundDetail[] = [
  dice,
  limbo,
  plinko,
  keno,
  wheel,
  { ...roulette, chips: [{ kind: 'red', numbers: [], amount: MONEY_SCALE, payout: 0n }] },
  { ...mines, picks: [0, 1] },
  hilo,
]

type Found = { fairness?: object; crash?: object }
const bet = (gameName: string, { fairness, crash }: Found, number: number) => ({
  roundId: String(number),
  betTime: Date.now(),
  settleTime: Date.now(),
  gameCode: gameName.toLowerCase(),
  gameName,
  gameCategory: 'INHOUSE',
  vassalage: 'BGS',
  vassalageName: 'Gawang Palaro',
  betAmount: 1,
  winAmount: 0,
  netAmount: -1,
  balanceBefore: 100,
  balanceAfter: 99,
  correction: null,
  fairness: fairness ?? null,
  crash: crash ?? null,
})

async function played(choices: RoundDetail, algorithm = `${choices.game}/1`): Promise<Found> {
  const detail = await recompute((key, message) => Promise.resolve(hmac(key, message)), SEEDS, choices)
  return { fairness: { ...SEEDS, serverSeedHash: sha256(SEEDS.serverSeed), algorithm, outcome: outcomeText(detail), detail } }
}

const crashed = (algorithm: string): Found => {
  const point = crashPoint(hmac, HASH, SALT)
  const detail = { game: 'crash', autoCashOut: null, cashOut: null, point }
  const proof = { hash: HASH, salt: SALT, commitment: sha256(HASH), point }
  return { crash: { ...proof, round: '7', algorithm, isReturned: false, detail } }
}

async function serve(page: Page, rounds: readonly [string, Found][]) {
  const list = rounds.map(([name, found], place) => bet(name, found, place + 1))
  const value = {
    list,
    total: list.length,
    totalPages: 1,
    page: 1,
    footer: { count: list.length, betAmount: list.length, winAmount: 0, netAmount: -list.length },
  }
  await page.route('**/accountGameBetHistory?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ success: true, value }, toWire) }),
  )
  await page.goto('/m/gameRecord')
}

async function openBet(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click()
  return page.getByRole('dialog', { name })
}
async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a round of every original is verified by what it was played by', async ({ page, given, signInAs }) => {
  await signInAs(await given.member())
  const rounds = await Promise.all(
    CHOICES.map(async (choices): Promise<[string, Found]> => [`Game ${choices.game}`, await played(choices)]),
  )
  await serve(page, [...rounds, ['Game crash', crashed('crash/1')]])

  for (const [name] of [...rounds, ['Game crash']] as [string][])
    await test.step(name, async () => {
      const sheet = await openBet(page, name)
      await sheet.getByRole('button', { name: 'Verify this round' }).click()

      const verdict = sheet.getByRole('status')
      await expect(verdict).toContainText(
        name === 'Game crash' ? 'OK: this hash was fixed before the round' : 'OK: this is the seed we committed to',
      )
      await expect(verdict).toContainText(/OK: matches the .+ that was shown/)
      await expect(verdict).not.toContainText('NOT OK')
      await close(page)
    })
})

test('a round of another version, of an unknown algorithm or of a vendor has no verdict', async ({ page, given, signInAs }) => {
  await signInAs(await given.member())
  const newer = await played(dice, 'dice/2')
  const unknown = { fairness: { ...newer.fairness, algorithm: 'galaxy/1', outcome: null, detail: null } }
  await serve(page, [
    ['Newer', newer],
    ['Unknown', unknown],
    ['Later', crashed('crash/2')],
    ['Slot', {}],
  ])

  for (const [name, algorithm] of [
    ['Newer', 'dice/2'],
    ['Unknown', 'galaxy/1'],
    ['Later', 'crash/2'],
    ['Slot', undefined],
  ] as const)
    await test.step(name, async () => {
      const sheet = await openBet(page, name)
      await expect(sheet.getByText('Balance after')).toBeVisible()
      if (algorithm) await expect(sheet.getByText(`This round was played by ${algorithm}`)).toBeVisible()
      else await expect(sheet.getByText('This round was played by')).toBeHidden()
      await expect(sheet.getByRole('button', { name: 'Verify this round' })).toBeHidden()
      if (name === 'Newer') await expectAccessibleInBothThemes(page, 'dialog[open]')
      await close(page)
    })
})
