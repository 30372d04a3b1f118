/** A contract as its parties see it. Pure. */
import { salaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { ContractRow } from '#contract/agents/agent-contracts/agent-offers.ts'
import type { AgentContract } from '#prisma/client.ts'
import { readTerms } from './contract-terms.ts'

type Names = ReadonlyMap<number, { username: string; nickname: string }>

const millis = (at: Date | null) => at?.getTime() ?? null

/** The house uses the site's name, and has no account. */
export function presentContract(row: AgentContract, names: Names, house: string, role: ContractRow['role']): ContractRow {
  const partyOf = (id: number | null) => {
    if (id === null) return { account: '', nickname: house }
    const named = names.get(id)
    return { account: named?.username ?? '', nickname: named?.nickname ?? '' }
  }
  return {
    contractId: row.id,
    kind: salaryKind.parse(row.kind),
    status: row.status as ContractRow['status'],
    firstParty: partyOf(row.firstPartyId),
    secondParty: partyOf(row.secondPartyId),
    role,
    offeredAt: row.offeredAt.getTime(),
    answeredAt: millis(row.answeredAt),
    effectiveFrom: millis(row.effectiveFrom),
    effectiveUntil: millis(row.effectiveUntil),
    endAskedBy: row.endAskedBy === 'FIRST' || row.endAskedBy === 'SECOND' ? row.endAskedBy : null,
    endedAt: millis(row.endedAt),
    endReason: row.endReason === 'MOVED' ? row.endReason : null,
    terms: readTerms(row.terms),
  }
}
