/** ACC-03 for every declaration: after half an hour without a call, everything needs a new login. */
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature } from '#contract/index.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import { makeInput } from '#tests/fuzz/make-input.ts'
import { createRandom } from '#server/testing/random.ts'
import { startApi } from '#tests/support/api.ts'

const { as, clock, given, container } = startApi()
const MINUTE_MS = 60_000
const IDLE_MS = 30 * MINUTE_MS
const SECOND_MS = 1_000

const OF_MEMBERS = ['member', 'agent', 'game', 'chat']
const walked = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { auth }]) => OF_MEMBERS.includes(auth))
    .map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)

/** A caller with access, with a session of their own. */
async function callerOf({ auth }: Endpoint) {
  if (auth === 'game') return given.player('dice', { balance: 1_000_000n })
  const member = await given.member({ balance: 1_000_000n, ...(auth === 'agent' && { type: 1 }) })
  return auth === 'chat' ? given.chatPage(member) : member
}
const inputOf = ({ method, query, body }: Endpoint) => makeInput(method === 'GET' ? query : body, createRandom(7), {}) as never

describe('ACC-03: after 30 idle minutes', () => {
  it('covers money and games', () => {
    const names = walked.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['originals.diceBet', 'launch.launch', 'wallet.balance']))
    for (const feature of ['deposit', 'withdrawal', 'wallet-transfer', 'downline', 'rebate', 'fairness'])
      expect(
        names.filter((name) => name.startsWith(feature)),
        feature,
      ).not.toEqual([])
  })

  it.each(walked)('$name answers 401, and the session is gone', async ({ endpoint }) => {
    const caller = await callerOf(endpoint)
    const entries = await container().database.prisma.ledgerEntry.count()
    clock.shift(IDLE_MS + SECOND_MS)

    for (const nth of [1, 2])
      expect(await as(caller).call(endpoint, inputOf(endpoint)), `call ${nth}`).toMatchObject({
        status: 401,
        body: { success: false, errorCode: 'login.not.session' },
      })
    expect(await container().database.prisma.ledgerEntry.count()).toBe(entries)
  })

  it('an operator has to log in again, whatever the call', async () => {
    const calls = Object.values(endpointsByFeature)
      .flatMap((endpoints) => Object.values(endpoints as Record<string, Endpoint>))
      .filter(({ auth }) => auth === 'operator')
    expect(calls.length).toBeGreaterThan(100)
    const operator = await given.operator({ role: 'MANAGER' })
    const sessions = await Promise.all(calls.map(() => given.operatorSession(operator)))
    const kept = await given.operatorSession(operator)
    const stillThere = () => as(kept).call(endpointsByFeature.operator.me)
    clock.shift(IDLE_MS - SECOND_MS)
    expect((await stillThere()).body.success).toBe(true)
    clock.shift(2 * SECOND_MS)
    for (const [index, endpoint] of calls.entries())
      expect(await as(sessions[index]).call(endpoint, inputOf(endpoint)), endpoint.path).toMatchObject({
        status: 401,
        body: { success: false, errorCode: 'login.not.session' },
      })
    expect((await stillThere()).body.success).toBe(true)
  })

  it.each(['member', 'game'] as const)('a %s who called a moment before is still logged in', async (auth) => {
    const [caller, endpoint] =
      auth === 'game'
        ? [await given.player('dice'), diceEndpoints.table]
        : [await given.member(), endpointsByFeature.wallet.balance]
    clock.shift(IDLE_MS - SECOND_MS)
    expect((await as(caller).call(endpoint)).body.success).toBe(true)
    clock.shift(IDLE_MS - SECOND_MS)
    expect((await as(caller).call(endpoint)).body.success).toBe(true)
  })
})
