/** Moves members of an agent's team to another agent in it, all or none. History stays where it was earned (AGT-02). */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/agents/downline/downline.ts'
import type { ContractMaker } from '#server/features/agents/agent-contracts/make-contract.ts'
import type { RebateGiftService } from '#server/features/agents/rebate/rebate-gift.service.ts'
import type { SecurityLog } from '#server/features/identity/security/security-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { AgentFacts } from './downline-account.service.ts'
import type { DownlineRepository, Someone } from './downline.repository.ts'
import { mayLead } from './may-do.check.ts'

interface Deps {
  downlines: DownlineRepository
  /** Whether a member's rates fit below another's (AGT-18). */
  rates: Pick<RebateGiftService, 'mayStandUnder'>
  contracts: Pick<ContractMaker, 'lock' | 'recordMove' | 'announce'>
  securityLog: SecurityLog
  inTransaction: InTransaction
  clock: Clock
}

export function createMoveDownlineService({ downlines, rates, contracts, securityLog, inTransaction, clock }: Deps) {
  /** Throws `no.data`. */
  async function placeOf(someone: Someone, { caller }: AgentFacts, tx: PrismaTransaction): Promise<number> {
    const place = await downlines.placeBelow(caller, someone, tx)
    if (!place) throw new AppError('no.data')
    return place.id
  }

  /** The caller, or a member of its downline. Throws `no.data`, `downline.upline.invalid`. */
  async function uplineOf(someone: Someone, facts: AgentFacts, tx: PrismaTransaction): Promise<number> {
    const { memberId, username } = facts.caller
    const isCaller = someone.customerId === memberId || someone.username?.toLowerCase() === username
    const id = isCaller ? memberId : await placeOf(someone, facts, tx)
    const [upline] = await downlines.lock(tx, [id])
    if (!upline || !mayLead(upline)) throw new AppError('downline.upline.invalid')
    return id
  }

  return {
    /** Throws `no.data`, `downline.move.loop`, `downline.upline.invalid`, `downline.rates.above`; then no member is moved. */
    async move(asked: Body<typeof endpoints.move>, facts: AgentFacts): Promise<Value<typeof endpoints.move>> {
      const { merchant } = facts
      const made = await inTransaction(async (tx) => {
        const { caller, ip, device } = facts
        await downlines.lockMoves(tx, merchant.id)
        // Locked before any member's row, in the same order as when contracts are made.
        await contracts.lock(tx, merchant.id)
        const named: Someone[] = asked.customerIds
          ? asked.customerIds.map((customerId) => ({ customerId }))
          : [{ customerId: asked.customerId, username: asked.username }]
        const ids: number[] = []
        for (const someone of named) ids.push(await placeOf(someone, facts, tx))
        const parentId = await uplineOf({ customerId: asked.uplineId, username: asked.uplineUsername }, facts, tx)
        let moved = 0
        const ended: Awaited<ReturnType<typeof contracts.recordMove>> = []
        for (const id of new Set(ids)) {
          if (await downlines.isWithin(tx, id, parentId)) throw new AppError('downline.move.loop')
          const member = await downlines.find(id, tx)
          if (member?.parentId === parentId) continue
          if (!(await rates.mayStandUnder(id, parentId, merchant, tx)))
            throw new AppError('downline.rates.above', { customerId: id })
          await downlines.move(tx, id, parentId, clock.now())
          const detail = { agentId: caller.memberId, agent: caller.username, from: member?.parentId ?? null, to: parentId }
          await securityLog.record({ merchantId: merchant.id, memberId: id, ip, device }, 'DOWNLINE_MOVED', detail, tx)
          ended.push(...(await contracts.recordMove(tx, merchant, id)))
          moved += 1
        }
        return { moved, ended }
      })
      for (const contract of made.ended) await contracts.announce(merchant, contract)
      return { moved: made.moved }
    },
  }
}
export type MoveDownlineService = ReturnType<typeof createMoveDownlineService>
