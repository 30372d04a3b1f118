/** A player inside a vendor's game, and the calls the vendor makes about it. */
import assert from 'node:assert/strict'
import type { VendorAnswer, VendorCall, VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { randomFor } from '#server/testing/random.ts'
import type { VendorClient, VendorInput } from '#server/features/play/vendor-wallet/vendor-client.ts'
import { launchTokenOf, logIn, logOut, type Player } from './platform.ts'

/** 1/10 000 of the currency's unit. */
export const UNIT = 10_000
const RUN = randomFor('conformance').text('0123456789abcdef', 12)
let names = 0
/** A name no other call of any run has: the wallet remembers them for months. */
export const named = (what: string) => `${what}-${RUN}-${(names += 1)}`

export interface Target {
  player: Player
  client: VendorClient
  /** What the contract with the vendor says of a rollback once the round has won (WAL-07). */
  afterWin: 'refuse' | 'compensate'
}

export async function takeSeat({ player, client }: Target) {
  const ownToken = await logIn(player)
  const launchToken = await launchTokenOf(player, ownToken)
  const opened = await client.call('authenticate', { requestId: named('open'), launchToken })
  expectStatus(opened, 'RS_OK')
  const base = {
    user: opened.user!,
    token: opened.session!.token,
    gameCode: opened.session!.gameCode,
    currency: opened.currency!,
  }
  const inputOf = <Call extends VendorCall>(input: object) =>
    ({ requestId: named('request'), ...base, ...input }) as unknown as VendorInput<Call>
  const ask = <Call extends VendorCall>(call: Call, input: Partial<VendorInput<Call>>) => client.call(call, inputOf<Call>(input))

  return {
    base,
    opened,
    ownToken,
    inputOf,
    ask,
    /** A new transaction each time, unless `more` names one. */
    debit: (round: string, amount: number, more: Partial<VendorInput<'debit'>> = {}) =>
      ask('debit', { round, transaction: named('bet'), amount, ...more }),
    credit: (round: string, amount: number, more: Partial<VendorInput<'credit'>> = {}) =>
      ask('credit', { round, transaction: named('win'), amount, ...more }),
    rollback: (round: string, transaction: string) => ask('rollback', { round, transaction }),
    closeRound: (round: string) => ask('closeRound', { round }),
    balance: async () => (await ask('balance', {})).balance!,
    leave: () => logOut(player, ownToken),
  }
}
export type Seat = Awaited<ReturnType<typeof takeSeat>>

/** The number of concurrent callers. */
export const AT_ONCE = 10
export const together = <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: AT_ONCE }, ask))

export function expectStatus(answer: VendorAnswer, ...allowed: readonly VendorStatus[]): void {
  const { status, reason } = answer
  assert.ok(allowed.includes(status), `${allowed.join(' or ')} was expected, not ${status}${reason ? ` (${reason})` : ''}`)
}

/** The balance in an answer is the one after the call. */
export function expectBalance(answer: VendorAnswer, expected: number): void {
  assert.equal(answer.balance, expected, `the answer's balance was to be ${expected}, not ${answer.balance}`)
}
