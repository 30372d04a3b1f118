import { describe, expect, it } from 'vitest'
import { decideRounds, type LockedState, type RoundDecisions, type RoundPlayer, type RoundRequest } from './decide-rounds.ts'

const PLAYER: RoundPlayer = { seedPairId: 1n, nonce: 5, isTest: false }
const bet = (key: string, changes: Partial<RoundRequest> = {}): RoundRequest => ({
  gameCode: 'coin',
  algorithm: 'coin/1',
  key,
  fingerprint: 'a',
  merchantId: 1,
  memberId: 7,
  asset: 'PHP',
  isTrial: false,
  accountId: 70n,
  houseId: 1n,
  stake: 10n,
  obstacle: undefined,
  ...changes,
})
const state = (changes: Partial<LockedState<RoundPlayer>> = {}): LockedState<RoundPlayer> => ({
  players: new Map([[7, PLAYER]]),
  balances: new Map([
    [70n, 25n],
    [71n, 100n],
  ]),
  knownKeys: new Map(),
  ...changes,
})
type Game = RoundDecisions<RoundRequest, RoundPlayer, { payout: bigint; detail: object }>
const paying = (payout: bigint, refusal: Game['refusal'] = () => undefined): Game => ({
  refusal,
  decide: (_request, _player, nonce) => ({ payout, detail: { nonce } }),
})
const kinds = ({ decisions }: ReturnType<typeof decideRounds>) =>
  decisions.map((decision) => (decision.kind === 'refused' ? decision.refusal.code : decision.kind))

describe('a batch of rounds', () => {
  it('LED-04 is played from what earlier rounds left, each on a nonce of its own', () => {
    const decided = decideRounds([bet('one'), bet('two'), bet('three')], state(), paying(0n))

    expect(kinds(decided)).toEqual(['accepted', 'accepted', 'account.balance.not.enough'])
    expect(decided.accepted.map(({ balanceBefore, nonce }) => [balanceBefore, nonce])).toEqual([
      [25n, 5],
      [15n, 6],
    ])
  })

  it('plays on with what was won in it', () => {
    const decided = decideRounds([bet('one', { stake: 25n }), bet('two', { stake: 30n })], state(), paying(40n))

    expect(decided.accepted.map(({ balanceBefore }) => balanceBefore)).toEqual([25n, 40n])
  })

  it('LED-03 answers a repeated key by the first round, and refuses it with other content', () => {
    const batch = [bet('one'), bet('one'), bet('one', { fingerprint: 'b' }), bet('old'), bet('old', { fingerprint: 'b' })]
    const decided = decideRounds(batch, state({ knownKeys: new Map([['old', { fingerprint: 'a', entryId: 9n }]]) }), paying(0n))

    expect(decided.accepted).toHaveLength(1)
    expect(decided.decisions[1]).toEqual({ kind: 'accepted', index: 0 })
    expect(decided.decisions[3]).toEqual({ kind: 'replayed', entryId: 9n })
    expect(kinds(decided).filter((kind) => kind === 'idempotency.key.reused')).toHaveLength(2)
  })

  it('answers a replay whatever stands in the way of new bets', () => {
    const closed = { obstacle: 'vendor_under_maintenance' } as const
    const knownKeys = new Map([['old', { fingerprint: 'a', entryId: 9n }]])

    const decided = decideRounds([bet('old', closed), bet('new', closed)], state({ knownKeys, players: new Map() }), paying(0n))

    expect(kinds(decided)).toEqual(['replayed', 'vendor_under_maintenance'])
  })

  it('puts off a player whose seeds are being rotated', () => {
    expect(kinds(decideRounds([bet('one')], state({ players: new Map() }), paying(0n)))).toEqual(['later'])
  })

  it('RG-05 tells the rules what was lost in it: winnings give back no more than there was, trial money counts apart', () => {
    const told: bigint[] = []
    const remember: Game['refusal'] = (_request, _player, lost) => void told.push(lost)
    const trial = { isTrial: true, accountId: 71n }
    const game: Game = {
      refusal: remember,
      decide: ({ key }) => ({ payout: key === 'win' ? 50n : 0n, detail: {} }),
    }

    decideRounds([bet('one'), bet('two'), bet('trial', trial), bet('win', { stake: 5n }), bet('last')], state(), game)

    expect(told).toEqual([0n, 10n, 0n, 20n, 0n])
  })

  it('RG-05 adds up what a member lost from several accounts of real money', () => {
    const lostBefore: bigint[] = []
    const remember: Game['refusal'] = (_request, _player, lost) => void lostBefore.push(lost)

    decideRounds([bet('one'), bet('two', { accountId: 71n }), bet('last')], state(), paying(0n, remember))

    expect(lostBefore).toEqual([0n, 10n, 20n])
  })

  it('uses no nonce and no money for a bet that the rules refuse', () => {
    const strict = paying(0n, ({ key }) => (key === 'one' ? { code: 'play.limit.loss', details: { left: 1 } } : undefined))

    const decided = decideRounds([bet('one'), bet('two')], state(), strict)

    expect(decided.decisions[0]).toEqual({ kind: 'refused', refusal: { code: 'play.limit.loss', details: { left: 1 } } })
    expect(decided.accepted).toMatchObject([{ nonce: 5, balanceBefore: 25n }])
  })
})
