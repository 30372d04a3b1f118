import { describe, expect, it } from 'vitest'
import { agentContractEndpoints } from '#contract/agent-contracts.ts'
import { startApi } from '#tests/support/api.ts'

const { as, given } = startApi()
const { pending } = agentContractEndpoints

const NOTHING = {
  dailysalreqtype: [],
  divtypecompperiodreq: [],
  contracthoursalreq: [],
  dailysalinfotype: [],
  divtypeinfo: [],
  divtypecompperiodinfo: [],
  contracthoursalinfo: [],
  contractmrdailysalinfotype: [],
  realtimesalinfotype: [],
}

async function pair() {
  const firstParty = await given.agent()
  return { firstParty, secondParty: await given.member({ type: 2, parent: firstParty }) }
}

describe('contract requests', () => {
  it('are empty where nothing was agreed', async () => {
    expect(
      (
        await as(await given.member({ type: 1 }))
          .call(pending)
          .expect(200)
      ).body.value,
    ).toEqual(NOTHING)
  })

  it.each([
    { kind: 'DAILY', list: 'dailysalreqtype' },
    { kind: 'DIVIDEND', list: 'divtypecompperiodreq' },
    { kind: 'HOURLY', list: 'contracthoursalreq' },
  ] as const)('list an offered $kind contract in $list', async ({ kind, list }) => {
    const { firstParty, secondParty } = await pair()
    const { id } = await given.agentContract({ firstParty, secondParty, kind, status: 'offered' })
    expect((await as(secondParty).call(pending)).body.value).toEqual({ ...NOTHING, [list]: [id] })
  })

  it.each([
    { kind: 'DAILY', lists: ['dailysalinfotype'] },
    { kind: 'DIVIDEND', lists: ['divtypeinfo', 'divtypecompperiodinfo'] },
    { kind: 'HOURLY', lists: ['contracthoursalinfo'] },
    { kind: 'REALTIME', lists: ['realtimesalinfotype'] },
    { kind: 'MANUAL_DAILY', lists: ['contractmrdailysalinfotype'] },
  ] as const)('list a $kind contract in force in $lists', async ({ kind, lists }) => {
    const { firstParty, secondParty } = await pair()
    const signed = await given.agentContract({ firstParty, secondParty, kind, status: 'signed' })
    const ending = await given.agentContract({ firstParty, secondParty, kind, status: 'terminating' })
    const expected = Object.fromEntries(lists.map((list) => [list, [signed.id, ending.id]]))
    expect((await as(secondParty).call(pending)).body.value).toEqual({ ...NOTHING, ...expected })
  })

  it('leave out what is rejected, ended or another’s', async () => {
    const { firstParty, secondParty } = await pair()
    for (const status of ['rejected', 'ended'] as const) await given.agentContract({ firstParty, secondParty, status })
    const other = await pair()
    await given.agentContract({ ...other, status: 'offered' })
    expect((await as(secondParty).call(pending)).body.value).toEqual(NOTHING)
  })

  it('are a member’s own', async () => {
    expect(await as().call(pending)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })
})
