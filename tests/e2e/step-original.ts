/** What browser tests of originals in steps share: what the seeds of an open round hide, as no player knows it. */
import type { Page } from '@playwright/test'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import type { Database } from '#server/platform/database.ts'
import { expect } from './fixtures.ts'

export async function drawsOfOpenRound({ prisma }: Database, memberId: number) {
  const round = await prisma.gameRound.findFirstOrThrow({ where: { memberId, settledAt: null } })
  const { serverSeed, clientSeed } = await prisma.fairSeedPair.findUniqueOrThrow({ where: { id: round.seedPairId! } })
  return drawsOf(hmacSha256, { serverSeed, clientSeed, nonce: round.nonce! })
}

export const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out ₱/ })

/** Opens the fairness sheet during a round, which says that seeds wait for its end. */
export async function expectSeedsWait(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Fair · #/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Fair play' })
  await expect(sheet.getByText(/^A round is open\./)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Reveal and change seeds' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Close' }).click()
}
