/**
 * A vendor's server on a bad day: many rounds of one player at once, while calls are repeated, lost, delayed and reordered, and the server dies in
 * the middle. In the end the player must have what the rounds were worth.
 */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { VendorAnswer, VendorCall, VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { type Random, randomOf } from '#server/testing/random.ts'
import type { VendorClient, VendorInput } from '#server/features/play/vendor-wallet/vendor-client.ts'
import { expectStatus, named, type Seat, UNIT } from './seat.ts'

export const FAULTS = {
  repeat: 'the same call three times at once',
  hangUp: 'gone before the answer, then asked again',
  rename: 'the same transaction under another request id',
  delay: 'a call waits a moment',
  reorder: 'a win races its bet, a rollback comes first',
  die: 'the server stops between bet and win; another one ends the round, after the player has left',
} as const
export type Fault = keyof typeof FAULTS

export interface BadDay {
  rounds: number
  seed: number
  faults: readonly Fault[]
}
interface Tools {
  client: VendorClient
  happens: (fault: Fault, random: Random) => boolean
}
type Kind = 'LOST' | 'WON' | 'AT_ONCE' | 'TAKEN_BACK'
/** Its names and amounts, as in the vendor's own journal: a server that takes over sends exactly the same requests. */
interface Round {
  random: Random
  kind: Kind
  name: string
  stake: number
  win: number
  bet: { transaction: string; requestId: string }
  end: { transaction: string; requestId: string }
}

const LANES = 8
const SHARE = 0.3
const LONGEST_MS = 20
const HIGHEST = 5
const TIMES = 3
const KINDS: readonly Kind[] = ['LOST', 'WON', 'WON', 'AT_ONCE', 'TAKEN_BACK']

const names = (what: string) => ({ transaction: named(what), requestId: named('request') })
function roundOf({ seed }: BadDay, index: number): Round {
  const random = randomOf(seed, index)
  const kind = random.pick(KINDS)
  const stake = random.between(1, HIGHEST) * UNIT
  const win = kind === 'WON' || kind === 'AT_ONCE' ? random.below(2 * HIGHEST) * UNIT : 0
  return { random, kind, name: named('round'), stake, win, bet: names('bet'), end: names('end') }
}
const worthOf = ({ kind, stake, win }: Round) => (kind === 'TAKEN_BACK' ? 0 : win - stake)

/** Sends a call as such a server does; the answers to one request are all the same. */
async function deliver<Call extends VendorCall>(
  { client, happens }: Tools,
  random: Random,
  call: Call,
  input: VendorInput<Call>,
  ...allowed: VendorStatus[]
): Promise<VendorAnswer> {
  const body = JSON.stringify(input)
  if (happens('delay', random)) await sleep(random.below(LONGEST_MS))
  if (happens('hangUp', random))
    await client.send(call, body, client.sign(call, body), AbortSignal.timeout(random.below(LONGEST_MS))).catch(() => undefined)
  const times = happens('repeat', random) ? TIMES : 1
  const [answer, ...others] = await Promise.all(Array.from({ length: times }, () => client.call(call, input)))
  for (const other of others) assert.deepEqual(other, answer, 'a repeated request was answered differently')
  expectStatus(answer!, ...allowed)
  if (happens('rename', random) && answer!.status === 'RS_OK')
    expectStatus(await client.call(call, { ...input, requestId: named('again') }), ...allowed)
  return answer!
}

/** Plays a round to its end; a server that takes over plays it again from its beginning, with the same names. */
async function play(tools: Tools, seat: Seat, round: Round, diesAfterBet: boolean): Promise<void> {
  const { random, kind, name, stake, win, bet, end } = round
  const send = <Call extends VendorCall>(call: Call, more: object, ...allowed: VendorStatus[]) =>
    deliver(tools, random, call, seat.inputOf<Call>({ round: name, ...more }), ...allowed)

  if (kind === 'AT_ONCE') {
    await send('debitCredit', { ...bet, debit: stake, credit: win, roundClosed: true }, 'RS_OK')
    return
  }
  if (kind === 'TAKEN_BACK') {
    const takeBack = () => send('rollback', { transaction: bet.transaction, requestId: end.requestId }, 'RS_OK')
    const stakeIn = () => send('debit', { ...bet, amount: stake }, 'RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK')
    if (tools.happens('reorder', random)) await Promise.all([takeBack(), stakeIn()])
    else await stakeIn()
    if (!diesAfterBet) await takeBack()
    return
  }
  const stakeIn = () => send('debit', { ...bet, amount: stake }, 'RS_OK')
  const payOut = (requestId: string, ...early: VendorStatus[]) =>
    send('credit', { ...end, requestId, amount: win, roundClosed: true }, 'RS_OK', ...early)
  if (!diesAfterBet && tools.happens('reorder', random))
    await Promise.all([stakeIn(), payOut(named('early'), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')])
  else await stakeIn()
  if (!diesAfterBet) await payOut(end.requestId)
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Restores the player's balance: loses what the rounds won, and gives back what they lost. */
async function settleUp(seat: Seat, gained: number): Promise<void> {
  if (gained > 0) expectStatus(await seat.debit(named('round'), gained, { roundClosed: true }), 'RS_OK')
  if (gained < 0) expectStatus(await seat.credit(named('round'), -gained, { reason: 'PROMOTION' }), 'RS_OK')
}

/** Throws if a call is answered wrongly, or the player's balance is not what the rounds were worth. */
export async function haveABadDay(client: VendorClient, sit: () => Promise<Seat>, day: BadDay): Promise<void> {
  const tools: Tools = { client, happens: (fault, random) => day.faults.includes(fault) && random.chance(SHARE) }
  const rounds = Array.from({ length: day.rounds }, (_, index) => roundOf(day, index))
  const first = await sit()
  const before = await first.balance()
  const left: Round[] = []
  await inLanes(rounds, async (round) => {
    const dies = tools.happens('die', round.random)
    if (dies) left.push(round)
    await play(tools, first, round, dies)
  })
  if (left.length > 0) await first.leave()
  const second = await sit()
  await inLanes(left, (round) => play(tools, second, round, false))

  const gained = rounds.reduce((sum, round) => sum + worthOf(round), 0)
  assert.equal(await second.balance(), before + gained, 'the balance is not what the rounds were worth')
  await settleUp(second, gained)
}
