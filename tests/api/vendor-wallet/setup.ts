/** A vendor with a game, players inside it, and the calls the vendor makes about them. */
import * as launchEndpoints from '#contract/play/launch.ts'
import type { VendorAnswer, VendorCall } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'
import { createVendorClient, type VendorInput } from '#server/features/play/vendor-wallet/vendor-client.ts'
import { amount } from '#seed/builders/index.ts'
import type { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { expect } from 'vitest'

type Api = ReturnType<typeof startApi>
let names = 0
export const named = (what: string) => `${what}-${(names += 1)}`
export const units = ({ balance }: VendorAnswer) => balance! / 10_000

export function vendorScene({ as, given, container, clock, url }: Api) {
  const database = () => container().database

  async function newVendor({ afterWin }: { afterWin?: 'COMPENSATE' } = {}) {
    const vendor = await given.vendor({ isRunning: true })
    const secret = await renewVendorKey({ database: database(), clock }, { vendorCode: vendor.code, afterWin })
    const client = createVendorClient({ url: url(), vendorCode: vendor.code, secret, now: () => clock.now().getTime() })
    const game = await given.game({ vendor, isRunning: true, hasFreePlay: true, category: 'RNG' })
    return { vendor, client, game, secret }
  }
  type Vendor = Awaited<ReturnType<typeof newVendor>>

  async function launchOf({ game }: Vendor, member: { token: string; merchantCode: string }) {
    const answer = await as(member).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: game.nodeId }).expect(success)
    return new URL((answer.body as { value: { gameUrl: string } }).value.gameUrl).searchParams.get('launch')!
  }

  /** A player inside a vendor's game, and the calls the vendor makes about it. */
  async function playing(vendor: Vendor, details: Parameters<typeof given.member>[0] = {}) {
    const member = await given.member({ balance: amount(100), ...details })
    const { client, game } = vendor
    const launchToken = await launchOf(vendor, member)
    const opened = await client.call('authenticate', { requestId: named('open'), launchToken })
    const base = { user: opened.user!, token: opened.session!.token, gameCode: game.gameCode, currency: 'PHP' }
    const ask = <Call extends VendorCall>(call: Call, input: Partial<VendorInput<Call>> & { requestId?: string }) =>
      client.call(call, { requestId: named('request'), ...base, ...input } as unknown as VendorInput<Call>)
    return {
      member,
      opened,
      base,
      ask,
      debit: (round: string, stake: number, more: Partial<VendorInput<'debit'>> = {}) =>
        ask('debit', { round, transaction: named('bet'), amount: stake * 10_000, ...more }),
      credit: (round: string, won: number, more: Partial<VendorInput<'credit'>> = {}) =>
        ask('credit', { round, transaction: named('win'), amount: won * 10_000, ...more }),
    }
  }
  const rowsOf = (memberId: number) => database().prisma.gameRound.findMany({ where: { memberId }, orderBy: { id: 'asc' } })
  /** Nothing is owed to anyone, and the sweep finds nothing. */
  async function expectSound() {
    const { rows } = await database().pool.query<{ total: string }>(
      'SELECT coalesce(sum(amount), 0)::text AS total FROM ledger_posting',
    )
    expect(rows[0]!.total).toBe('0')
    const { drifts } = await container().ledger.reconcile()
    expect(drifts).toEqual([])
  }

  return { newVendor, launchOf, playing, rowsOf, expectSound }
}

/** A player at a vendor's game. */
export type Seat = Awaited<ReturnType<ReturnType<typeof vendorScene>['playing']>>

/** How a round comes to stand so; each costs the player 10 at most. Returns the transactions that are in it. */
export const STATES: Record<string, (seat: Seat, round: string) => Promise<string[]>> = {
  unknown: () => Promise.resolve([]),
  'open without a stake': ({ debit }, round) => bet(debit, round, 0),
  open: ({ debit }, round) => bet(debit, round, 10),
  lost: ({ debit }, round) => bet(debit, round, 10, true),
  won: async ({ debit, credit }, round) => {
    const transaction = named('win')
    const staked = await bet(debit, round, 10)
    await credit(round, 10, { transaction, roundClosed: true })
    return [...staked, transaction]
  },
  'closed without a stake': async ({ debit, ask }, round) => {
    const staked = await bet(debit, round, 0)
    await ask('closeRound', { round })
    return staked
  },
  'given back': async ({ debit, ask }, round) => {
    const [transaction] = await bet(debit, round, 10)
    await ask('rollback', { round, transaction: transaction! })
    return [transaction!]
  },
}
async function bet(debit: Seat['debit'], round: string, stake: number, roundClosed = false): Promise<string[]> {
  const transaction = named('bet')
  await debit(round, stake, { transaction, roundClosed })
  return [transaction]
}
