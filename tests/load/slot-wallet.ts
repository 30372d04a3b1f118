/** The wallet API as a studio's server calls it: signed, with a session of the wallet for each player. */
import { debitCredit } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { createVendorClient } from '#server/features/play/vendor-wallet/vendor-client.ts'
import type { Process } from '#tests/support/processes.ts'
import { createCalls } from './call-as.ts'
import type { Shot } from './fire.ts'
import { launchToken } from './game-tokens.ts'
import type { Player } from './load-world.ts'

const DEBIT = 10_000
const CREDIT = 9_600

interface WalletSeat {
  user: string
  token: string
  gameCode: string
  currency: string
}

/** `game`: where all of them sit. The studio's key is a new one; the provider's own stays valid for a day. */
export async function openWallet(
  process: Process,
  databaseUrl: string,
  players: readonly Player[],
  game: { vendorCode: string; gameCode: string },
) {
  const { vendorCode, gameCode } = game
  const database = createDatabase({ url: databaseUrl, poolSize: 2 })
  const secret = await renewVendorKey({ database, clock: systemClock }, { vendorCode })
  await database.close()

  const client = createVendorClient({ url: process.url, vendorCode, secret })
  const call = createCalls(process, '10.6')
  const seats: WalletSeat[] = []
  for (const [index, player] of players.entries()) {
    const launched = await launchToken(call, index, player, game)
    const { status, session, user, currency } = await client.call('authenticate', { requestId: newId(), launchToken: launched })
    if (!session || !user || !currency) throw new Error(`authenticate: ${status}`)
    seats.push({ user, currency, gameCode, token: session.token })
  }
  return {
    seats,
    /** A whole round in one call, of names that nothing else has. */
    bet(seat: WalletSeat): Shot {
      const id = newId()
      const named = { requestId: id, transaction: id, round: id }
      const body = JSON.stringify({ ...seat, ...named, debit: DEBIT, credit: CREDIT, roundClosed: true })
      const headers = { 'Content-Type': 'application/json', 'X-Signature': client.sign('debitCredit', body) }
      return { path: debitCredit.path, body, headers }
    },
  }
}
export type Wallet = Awaited<ReturnType<typeof openWallet>>

export const isTaken = (answer: string): boolean => answer.includes('"status":"RS_OK"')
