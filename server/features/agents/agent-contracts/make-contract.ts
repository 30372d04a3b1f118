/** Makes, changes and ends contracts, for agents and the house: rules, row and letters in one transaction. */
import type { SalaryKind, ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { CONTRACT_STATUS } from './agent-contracts.repository.ts'
import type { AgentOfferRepository, Pair } from './agent-offers.repository.ts'
import { keepTerms, readTerms } from './contract-terms.ts'
import { type ContractMerchant, type Side, writeContractLetter } from './contract-letters.ts'
import { periodOf } from './periods.ts'
import { brokenRule } from './offer-rules.ts'

/** Records the house's own actions in the same transaction. */
export type AlsoRecord = (tx: PrismaTransaction, row: AgentContract, before?: AgentContract) => Promise<void>

interface Deps {
  offers: AgentOfferRepository
  letters: HouseLetters
  inTransaction: InTransaction
  clock: Clock
}
const { offered, signed, terminating, ended } = CONTRACT_STATUS
const IN_FORCE: readonly number[] = [signed, terminating]

export function createContractMaker({ offers, letters, inTransaction, clock }: Deps) {
  const writeLetter = writeContractLetter({ offers, letters })

  /** Throws the code of the first broken rule. */
  async function check(tx: PrismaTransaction, pair: Pair, terms: ContractTerms, at: Date): Promise<void> {
    // The agent may have been moved since the caller was checked.
    if (!(await offers.isDirectlyBelow(tx, pair))) throw new AppError('no.data')
    const own = pair.firstPartyId === null ? null : await offers.own(tx, pair.firstPartyId, pair.kind, at)
    if (pair.firstPartyId !== null && pair.kind === 'REALTIME' && !own) throw new AppError('contract.own.missing')
    const given = await offers.givenBy(tx, [pair.secondPartyId], pair.kind, at)
    const broken = brokenRule(
      terms,
      own ? readTerms(own.terms) : undefined,
      given.map((contract) => readTerms(contract.terms)),
    )
    if (broken) throw new AppError(broken.code, broken.details)
  }

  /** After the commit: notifies the parties of new letters. */
  async function announce(merchant: ContractMerchant, { firstPartyId, secondPartyId }: AgentContract): Promise<void> {
    for (const id of [firstPartyId, secondPartyId]) if (id !== null) await letters.announce(merchant, id)
  }

  /** Kinds that need no answer from the other party. */
  const isAssignedKind = (kind: string) => kind === 'REALTIME' || kind === 'MANUAL_DAILY'

  return {
    announce,
    lock: offers.lock,

    /** Waits for an answer; a ratio or a manual salary takes effect the next day. Throws the codes of the rules. */
    async offer(merchant: ContractMerchant, pair: Pair, terms: ContractTerms, also?: AlsoRecord): Promise<AgentContract> {
      const at = clock.now()
      const row = await inTransaction(async (tx) => {
        await offers.lock(tx, merchant.id)
        await check(tx, pair, terms, at)
        await offers.withdraw(tx, pair, at)
        const effectiveFrom = isAssignedKind(pair.kind) ? periodOf(pair.kind, at, merchant.timezone).end : undefined
        const made = await offers.create(tx, {
          ...pair,
          terms: keepTerms(terms),
          offeredAt: at,
          ...(effectiveFrom && { effectiveFrom }),
        })
        if (effectiveFrom) await offers.giveWay(tx, pair, { id: made.id, from: effectiveFrom })
        await writeLetter(tx, merchant, made, effectiveFrom ? 'contract.assigned' : 'contract.offered', 'SECOND')
        await also?.(tx, made)
        return made
      })
      await announce(merchant, row)
      return row
    },

    /** Withdraws the party's own open offer, or asks to end a contract in force. Throws `no.data`, `contract.answered`. */
    async end(
      merchant: ContractMerchant,
      id: number,
      sideOf: (row: AgentContract) => Side | undefined,
      also?: AlsoRecord,
    ): Promise<AgentContract> {
      const at = clock.now()
      const row = await inTransaction(async (tx) => {
        await offers.lock(tx, merchant.id)
        const found = await offers.lockContract(tx, id, merchant.id)
        const side = found && sideOf(found)
        if (!found || !side) throw new AppError('no.data')
        const isOver = found.effectiveUntil !== null
        if (found.status === offered && side === 'FIRST') {
          const changed = await offers.change(tx, id, { status: ended, endedAt: at })
          await also?.(tx, changed, found)
          return changed
        }
        if (found.status !== signed || isOver) throw new AppError('contract.answered')
        // A contract assigned without an answer also ends without one.
        const isAssigned = isAssignedKind(found.kind) && side === 'FIRST'
        const changed = isAssigned
          ? await offers.change(tx, id, { status: ended, endedAt: at, effectiveUntil: untilOf(found, at, merchant) })
          : await offers.change(tx, id, { status: terminating, endAskedBy: side })
        await writeLetter(
          tx,
          merchant,
          changed,
          isAssigned ? 'contract.ended' : 'contract.ending',
          side === 'FIRST' ? 'SECOND' : 'FIRST',
        )
        await also?.(tx, changed, found)
        return changed
      })
      await announce(merchant, row)
      return row
    },

    /** The other party agrees to the end, or either keeps the contract. Throws `no.data`, `contract.answered`. */
    async answerEnd(
      merchant: ContractMerchant,
      { contractId: id, accept }: { contractId: number; accept: boolean },
      sideOf: (row: AgentContract) => Side | undefined,
      also?: AlsoRecord,
    ): Promise<AgentContract> {
      const at = clock.now()
      const row = await inTransaction(async (tx) => {
        await offers.lock(tx, merchant.id)
        const found = await offers.lockContract(tx, id, merchant.id)
        const side = found && sideOf(found)
        if (!found || !side) throw new AppError('no.data')
        if (found.status !== terminating || (accept && found.endAskedBy === side)) throw new AppError('contract.answered')
        const changed = accept
          ? await offers.change(tx, id, { status: ended, endedAt: at, effectiveUntil: untilOf(found, at, merchant) })
          : await offers.change(tx, id, { status: signed, endAskedBy: null })
        if (accept) await writeLetter(tx, merchant, changed, 'contract.ended', side === 'FIRST' ? 'SECOND' : 'FIRST')
        await also?.(tx, changed, found)
        return changed
      })
      await announce(merchant, row)
      return row
    },

    /** A signed offer replaces the contract in force from its own period on; both parties are notified. */
    async signedOrDeclined(tx: PrismaTransaction, merchant: ContractMerchant, row: AgentContract): Promise<void> {
      const { kind, effectiveFrom } = row
      if (effectiveFrom) await offers.giveWay(tx, { ...row, kind: kind as SalaryKind }, { id: row.id, from: effectiveFrom })
      await writeLetter(tx, merchant, row, effectiveFrom ? 'contract.signed' : 'contract.declined', 'FIRST')
      if (effectiveFrom) await writeLetter(tx, merchant, row, 'contract.signed', 'SECOND')
    },
    /**
     * Writes letters to both parties about contracts ended by a member's move, in its transaction. Returns the contracts to
     * announce after the commit.
     */
    async recordMove(tx: PrismaTransaction, merchant: ContractMerchant, memberId: number): Promise<AgentContract[]> {
      const endedNow = await offers.endedByMove(tx, memberId)
      for (const row of endedNow) {
        const key = row.secondPartyId === memberId ? 'contract.moved' : 'contract.ratio-gone'
        for (const side of ['FIRST', 'SECOND'] as const) await writeLetter(tx, merchant, row, key, side)
      }
      return endedNow
    },
    isInForce: ({ status, effectiveUntil }: AgentContract) => IN_FORCE.includes(status) && effectiveUntil === null,
  }

  /** The current period still counts; a contract that has not begun never does. */
  function untilOf({ kind, effectiveFrom, effectiveUntil }: AgentContract, at: Date, { timezone }: ContractMerchant): Date {
    const next = periodOf(kind as SalaryKind, at, timezone).end
    const end = effectiveFrom && effectiveFrom > next ? effectiveFrom : next
    return effectiveUntil && effectiveUntil < end ? effectiveUntil : end
  }
}
export type ContractMaker = ReturnType<typeof createContractMaker>
