/** Records operators' actions: in the action's own transaction, as the next entry of the merchant's chain. */
import type { OperatorCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { CHAIN_VERSION, hashOfLink } from './audit-chain.ts'
import type { AuditEnd } from './audit-end.ts'
import type { AuditLogRepository } from './audit-log.repository.ts'

/** The calling operator, and the address. */
export interface OperatorFacts extends Pick<RequestFacts, 'ip' | 'requestId'> {
  caller: OperatorCaller
}
type Plain = Record<string, string | number | boolean | null>

export interface AuditedAction {
  /** `deposit.approve` */
  action: string
  entity: string
  entityId: string | number | bigint
  before?: Plain
  after?: Plain
  reason?: string
}

/** As PostgreSQL stores it, because the hash covers the stored text: lone surrogates become another character. */
const kept = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '')
const keptPlain = (plain: Plain | undefined): Plain | undefined =>
  plain &&
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [kept(name), typeof value === 'string' ? kept(value) : value]))

export function createAuditLog({ rows, end, clock }: { rows: AuditLogRepository; end: AuditEnd; clock: Clock }) {
  return {
    /** `tx` is the action's own transaction: both commit or neither does. */
    async record(tx: PrismaTransaction, { caller, ip, requestId }: OperatorFacts, done: AuditedAction): Promise<void> {
      const { merchantId, operatorId, username, role } = caller
      const { entries, head, isGenuine } = await end.hold(tx, merchantId)
      const [before, after] = [keptPlain(done.before), keptPlain(done.after)]
      const link = {
        id: await rows.nextId(tx),
        version: CHAIN_VERSION,
        merchantId,
        operatorId,
        operatorName: username,
        role,
        action: done.action,
        entity: done.entity,
        entityId: kept(String(done.entityId)),
        reason: kept(done.reason ?? ''),
        ip: kept(ip),
        requestId: kept(requestId),
        at: clock.now(),
      }
      const hash = hashOfLink(end.secret, head, { ...link, before: before ?? null, after: after ?? null })
      await rows.add(tx, { ...link, before, after, previousHash: head, hash })
      await end.move(tx, { merchantId, entries: entries + 1, head: hash, isGenuine })
    },
  }
}
export type AuditLog = ReturnType<typeof createAuditLog>
