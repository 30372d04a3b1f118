/** AGT-13: an agent sees and changes only its own team, tried for every call that names a member. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature } from '#contract/index.ts'
import { startApi } from '#tests/support/api.ts'
import { type Named, TEAM_CALLS } from '#tests/support/team-calls.ts'

const { as, given, container } = startApi()
const endpointOf = (name: string): Endpoint => {
  const [feature = '', call = ''] = name.split('.')
  return (endpointsByFeature as Record<string, Record<string, Endpoint>>)[feature]![call]!
}

let caller: Awaited<ReturnType<typeof given.member>>
const others: Record<string, Named> = {}

async function named(member: { id: number; merchantId: number; username: string }): Promise<Named> {
  const at = new Date('2026-01-01T00:00:00Z')
  const { id } = await container().database.prisma.agentBill.create({
    data: {
      merchantId: member.merchantId,
      kind: 'REBATE',
      payeeId: member.id,
      periodStart: at,
      periodEnd: at,
      status: 'PAID',
      gross: 1n,
      funded: 1n,
      deducted: 0n,
      net: 1n,
      paid: 1n,
      statement: { kind: 'REBATE' },
      createdAt: at,
    },
  })
  const link = await given.affiliateLink({ agent: member })
  const contract = await given.agentContract({ firstParty: null, secondParty: member, status: 'signed' })
  return { id: member.id, username: member.username, billId: String(id), linkId: link.id, contractId: contract.id }
}

beforeAll(async () => {
  const upline = await given.member({ type: 1, paymentPassword: '123456' })
  caller = await given.member({ type: 2, parent: upline, paymentPassword: '123456' })
  await given.member({ type: 0, parent: caller })
  const sibling = await given.member({ type: 2, parent: upline })
  others.sibling = await named(sibling)
  others['sibling’s downline'] = await named(await given.member({ type: 0, parent: sibling }))
  others.upline = await named(upline)
  others.stranger = await named(await given.member({ type: 1 }))
  others['member of another merchant'] = await named(await given.member({ type: 1, merchant: await given.merchant() }))
  others['nobody'] = {
    id: 2_000_000_000,
    username: 'nobodyatall',
    billId: '9000000000',
    linkId: 2_000_000_000,
    contractId: 2_000_000_000,
  }
})

const TABLES = [
  'member',
  'member_tree',
  'member_line',
  'rebate_set',
  'agent_contract',
  'agent_bill',
  'ledger_account',
  'downline_transfer',
  'affiliate_link',
]
/** Every row that a refused call could have changed. */
async function everything(): Promise<string[]> {
  const rows = TABLES.map((table) =>
    container().database.pool.query<{ all: string }>(
      `SELECT coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS all FROM ${table} t`,
    ),
  )
  return (await Promise.all(rows)).map((result) => result.rows[0]!.all)
}

describe('AGT-13: an agent’s call', () => {
  it.each(Object.keys(TEAM_CALLS))('%s reaches only its own team', async (name) => {
    const endpoint = endpointOf(name)
    const before = await everything()
    for (const [who, other] of Object.entries(others)) {
      const { body } = await as(caller)
        .call(endpoint, TEAM_CALLS[name]!(other) as never)
        // Some name it in the address.
        .query(endpoint.method === 'DELETE' ? TEAM_CALLS[name]!(other) : {})
      expect({ who, code: body.errorCode }).toEqual({ who, code: 'no.data' })
    }
    expect(await everything()).toEqual(before)
  })
})
