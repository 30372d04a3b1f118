import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepEntry } from '#server/ledger/index.ts'
import { decideCalls } from './decide-calls.ts'
import { type Move, stateKey, type WalletCall, type WalletPlayer, type WalletState } from './wallet-state.ts'

const NOW = new Date('2026-11-24T00:00:00Z')
const BEGIN = 1_000n
const PLAYERS = [1, 2]
const anyone: WalletPlayer = { isTest: false, refusal: undefined, room: undefined, bonus: undefined }

const startState = (player: WalletPlayer = anyone): WalletState => ({
  answers: new Map(),
  transactions: new Map(),
  rounds: new Map(),
  balances: new Map(PLAYERS.map((id) => [`${id}/MEMBER_MAIN/PHP`, BEGIN])),
  players: new Map(PLAYERS.map((id) => [id, player])),
})
const aCall = (move: Move, changes: Partial<WalletCall> = {}): WalletCall => ({
  vendorCode: 'V',
  requestId: 'r',
  fingerprint: JSON.stringify(move, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  memberId: 1,
  merchantId: 1,
  asset: 'PHP',
  currency: 'PHP',
  isTrial: false,
  kind: 'MEMBER_MAIN',
  gameCode: 'game',
  category: 'RNG',
  round: 'round',
  move,
  obstacle: undefined,
  afterWin: 'REFUSE',
  houseLimits: undefined,
  isLastTry: true,
  ...changes,
})

/** Few names, so that calls collide: repeated, late, ahead of the call they refer to, or about another player's round. */
const amount = fc.bigInt(0n, 400n)
const transaction = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const isFinal = fc.boolean()
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('DEBIT' as const), transaction, debit: amount, isFinal }),
  fc.record({
    kind: fc.constant('CREDIT' as const),
    transaction,
    credit: amount,
    reason: fc.constantFrom(undefined, 'JACKPOT' as const),
    isFinal,
  }),
  fc.record({ kind: fc.constant('BOTH' as const), transaction, debit: amount, credit: amount, isFinal }),
  fc.record({ kind: fc.constant('ROLLBACK' as const), transaction }),
  fc.constant({ kind: 'CLOSE' as const }),
)
const calls = fc.array(
  fc
    .record({ move, memberId: fc.constantFrom(...PLAYERS), round: fc.constantFrom('x', 'y', 'z'), nth: fc.nat(12) })
    .map(({ move: asked, memberId, round, nth }) => ({
      ...aCall(asked, { memberId, round, requestId: `r${nth}` }),
      fingerprint: `${memberId}/${round}/${aCall(asked).fingerprint}`,
    })),
  { minLength: 1, maxLength: 40 },
)
const contracts = fc.constantFrom('REFUSE' as const, 'COMPENSATE' as const)

/** The money a batch's steps move: on each player's account, and into the escrow of each round. */
function movedBy({ steps }: Pick<ReturnType<typeof decideCalls>, 'steps'>) {
  const moved = new Map<string, bigint>()
  for (const { step, owner, key, reference } of steps) {
    const entry = stepEntry(step, owner, { key, reference })!
    expect(entry.lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(0n)
    for (const { account, amount: by } of entry.lines) {
      const place = account.kind === 'ESCROW_GAMES' ? reference : `${account.memberId ?? 'house'}`
      moved.set(place, (moved.get(place) ?? 0n) + by)
    }
  }
  return moved
}

describe('vendors’ calls, in any order', () => {
  it('WAL-11 never take a balance below zero, and what they move is what they say: escrow holds the stakes of open rounds', () => {
    fc.assert(
      fc.property(calls, contracts, (asked, afterWin) => {
        const state = startState()
        const decided = decideCalls(
          asked.map((call) => ({ ...call, afterWin })),
          state,
          NOW,
        )
        const moved = movedBy(decided)
        for (const id of PLAYERS) {
          const balance = state.balances.get(`${id}/MEMBER_MAIN/PHP`)!
          expect(balance).toBeGreaterThanOrEqual(0n)
          expect(balance - BEGIN).toBe(moved.get(String(id)) ?? 0n)
        }
        for (const { key, state: at, staked, won } of state.rounds.values()) {
          expect(moved.get(`V:${key}`) ?? 0n).toBe(at === 'OPEN' ? staked : 0n)
          expect(staked >= 0n && won >= 0n).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('WAL-01 are answered the same together as one by one, and the same again when all are repeated', () => {
    fc.assert(
      fc.property(calls, (asked) => {
        const [together, alone] = [startState(), startState()]
        const answers = decideCalls(asked, together, NOW).decisions.map(({ answer }) => answer)
        expect(asked.map((call) => decideCalls([call], alone, NOW).decisions[0]!.answer)).toEqual(answers)

        const again = decideCalls(asked, together, NOW)
        expect(again.steps).toEqual([])
        for (const [index, { answer, isNew }] of again.decisions.entries()) {
          expect(isNew).toBe(false)
          if (answers[index]!.status !== 'RS_ERROR_DUPLICATE_REQUEST') expect(answer).toEqual(answers[index])
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('WAL-02 apply a transaction once: what counts of it is in one round, or nothing', () => {
    fc.assert(
      fc.property(calls, (asked) => {
        const state = startState()
        const { steps } = decideCalls(
          asked.map((call, index) => ({ ...call, requestId: `own-${index}` })),
          state,
          NOW,
        )
        const bets = steps.filter(({ step }) => step.type === 'BET' || (step.type === 'BET_SETTLED' && step.stake > 0n))
        const staked = [...state.transactions.values()].filter(({ debited }) => debited > 0n)
        expect(bets).toHaveLength(staked.length)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a bet', () => {
  const bet = (debit: bigint, name = 'a') =>
    aCall({ kind: 'DEBIT', transaction: name, debit, isFinal: false }, { requestId: name })

  it('sees what earlier calls of the same batch lost: together they never pass a limit (RG-02)', () => {
    const state = startState({ ...anyone, room: { loss: 100n, isTimeUp: false } })
    const { decisions } = decideCalls([bet(60n, 'a'), bet(60n, 'b'), bet(40n, 'c')], state, NOW)
    expect(decisions.map(({ answer }) => answer.reason)).toEqual([undefined, 'play.limit.loss', undefined])
  })

  it('that only a bonus refuses is not answered for good before its last try', () => {
    const bonus = { requirementId: 7n, afterEntry: 0n, maxStake: 50n, minOdds: 0, maxOdds: 1_000_000, contribution: {} as never }
    const state = startState({ ...anyone, bonus })
    const first = decideCalls([{ ...bet(60n), isLastTry: false }], state, NOW).decisions[0]!
    expect(first).toMatchObject({ isNew: false, isOfBonus: true })
    expect(state.answers.has(stateKey('V', 'a'))).toBe(false)
    expect(decideCalls([bet(60n)], state, NOW).decisions[0]).toMatchObject({ isNew: true, isOfBonus: true })
  })
})
