/** Letters to the parties of a contract. */
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AgentOfferRepository } from './agent-offers.repository.ts'
import { KIND_NAMES } from './kind-names.ts'

export type Side = 'FIRST' | 'SECOND'
export type ContractMerchant = Pick<Merchant, 'id' | 'name' | 'flags' | 'timezone'>
type Key = Extract<HouseLetter['key'], `contract.${string}`>
type LetterKey = Exclude<Key, 'contract.short' | 'contract.owed'>

function letterOf(key: LetterKey, row: AgentContract, who: string): HouseLetter {
  const kind = KIND_NAMES[row.kind as SalaryKind]
  switch (key) {
    case 'contract.offered':
    case 'contract.declined':
    case 'contract.ending':
      return { key, params: { kind, who } }
    case 'contract.ended':
    case 'contract.moved':
    case 'contract.ratio-gone':
      return { key, params: { kind, who, at: row.effectiveUntil ?? row.offeredAt } }
    case 'contract.signed':
    case 'contract.assigned':
      return { key, params: { kind, who, at: row.effectiveFrom ?? row.offeredAt } }
  }
}

/** To one party; the house has no inbox. */
export const writeContractLetter =
  ({ offers, letters }: { offers: Pick<AgentOfferRepository, 'names'>; letters: Pick<HouseLetters, 'write'> }) =>
  async (tx: PrismaTransaction, merchant: ContractMerchant, row: AgentContract, key: LetterKey, side: Side): Promise<void> => {
    const { firstPartyId, secondPartyId } = row
    const [reader, other] = side === 'FIRST' ? [firstPartyId, secondPartyId] : [secondPartyId, firstPartyId]
    if (reader === null) return
    const named = other === null ? undefined : (await offers.names([other], tx)).get(other)
    const who = named ? named.nickname || named.username : merchant.name
    const occasion = `agent-contract:${row.id}:${key}:${row.endAskedBy ?? ''}`
    await letters.write(tx, merchant, { memberId: reader, letter: letterOf(key, row, who), occasion })
  }
