/** Anything a vendor may send, in any order and at once, about rounds in every state: always an answer with a status, and sound books. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { freeReason, vendorAnswer, type VendorCall, vendorCalls } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { named, STATES, vendorScene } from './setup.ts'

const api = startApi()
const { given, container } = api
const { newVendor, playing, expectSound } = vendorScene(api)

const RUNS = 20
const AT_ONCE = 4
const PATIENCE_MS = 240_000
const callNames = Object.keys(vendorCalls) as VendorCall[]
const stateNames = Object.keys(STATES)
/** Few, so that calls meet each other's. */
const few = (what: string) => fc.nat(8).map((nth) => `${what}-${nth}`)
const aSum = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 300_000 }) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(1, 1_000_000_000_000_000, -1, 0.5, '10000', null) },
)
const rarely = <T>(usual: T, others: readonly unknown[]) =>
  fc.oneof({ weight: 24, arbitrary: fc.constant<unknown>(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
const aCall = fc.record({
  call: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<VendorCall>('debit', 'credit', 'debitCredit', 'rollback') },
    { weight: 1, arbitrary: fc.constantFrom(...callNames) },
  ),
  seat: fc.nat(1),
  /** The state of the round that is named, or a new one. */
  round: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...stateNames) }, { weight: 1, arbitrary: few('round') }),
  /** One that made the round what it is, or a new one. */
  transaction: fc.oneof(
    { weight: 8, arbitrary: fc.uuid() },
    { weight: 6, arbitrary: few('made') },
    { weight: 2, arbitrary: few('new') },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(256), '', "';--", "'; --", 7) },
  ),
  requestId: fc.oneof({ weight: 6, arbitrary: fc.uuid() }, { weight: 1, arbitrary: few('request') }),
  amount: aSum,
  debit: aSum,
  credit: aSum,
  roundClosed: rarely(false, [true, 'true', null]),
  reason: fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 5, arbitrary: fc.constantFrom(...freeReason.options) },
    { weight: 1, arbitrary: fc.constantFrom('BIRTHDAY', null) },
  ),
  currency: rarely('PHP', ['USD', '', 5]),
  gameCode: rarely('own', ['other', 'none', '']),
  user: rarely('own', ['other', '0', 12]),
  token: rarely('own', ['other', 'login', 'none']),
})
const ROUND_STARTS = { amount: amount(1_000) }

describe.each(['REFUSE', 'COMPENSATE'] as const)('the wallet API after a win: %s', (afterWin) => {
  let of: Awaited<ReturnType<typeof newVendor>>
  let other: { gameCode: string }
  beforeAll(async () => {
    of = await newVendor(afterWin === 'COMPENSATE' ? { afterWin } : {})
    other = await given.game({ vendor: of.vendor, isRunning: true, category: 'RNG' })
  })

  it(
    'answers every call with a status, and the books stay sound',
    async () => {
      const { client } = of
      await fc.assert(
        fc.asyncProperty(fc.array(aCall, { minLength: 12, maxLength: 36 }), async (calls) => {
          const seats = [
            await playing(of, { balance: ROUND_STARTS.amount }),
            await playing(of, { balance: ROUND_STARTS.amount }),
          ] as const
          const run = named('run')
          const roundOf = (name: string, seat: number) => `${run}-${name.replaceAll(' ', '_')}-${seat}`
          const made: string[] = []
          for (const [index, seat] of seats.entries())
            for (const state of stateNames) made.push(...(await STATES[state]!(seat, roundOf(state, index))))

          const send = async (one: (typeof calls)[number]) => {
            const [seat, neighbour] = [seats[one.seat]!, seats[1 - one.seat]!]
            const pick = (asked: unknown, own: unknown, others: Record<string, unknown>) =>
              asked === 'own' ? own : typeof asked === 'string' && asked in others ? others[asked] : asked
            const nth = typeof one.transaction === 'string' ? /^made-(\d)$/.exec(one.transaction)?.[1] : undefined
            const body = JSON.stringify({
              ...one,
              requestId: one.requestId.startsWith('request') ? `${run}-${one.requestId}` : one.requestId,
              round: roundOf(one.round, one.seat),
              transaction: nth === undefined ? one.transaction : (made[Number(nth)] ?? 'none'),
              launchToken: 'x'.repeat(43),
              gameCode: pick(one.gameCode, of.game.gameCode, { other: other.gameCode }),
              user: pick(one.user, seat.base.user, { other: neighbour.base.user }),
              token: pick(one.token, seat.base.token, { other: neighbour.base.token, login: seat.member.token }),
            })
            const { httpStatus, answer } = await client.send(one.call, body, client.sign(one.call, body))
            return { call: one.call, body, httpStatus, isAnswer: vendorAnswer.safeParse(answer).success }
          }
          for (let from = 0; from < calls.length; from += AT_ONCE)
            for (const sent of await Promise.all(calls.slice(from, from + AT_ONCE).map(send)))
              expect(sent).toMatchObject({ httpStatus: 200, isAnswer: true })

          for (const { member } of seats) {
            const balance = await container().ledger.balanceOf(member.id, 'PHP')
            expect(balance).toBeGreaterThanOrEqual(0n)
          }
        }),
        { numRuns: RUNS, endOnFailure: true },
      )
      await expectSound()
    },
    PATIENCE_MS,
  )
})
