/** What operators did: written with the deed, in its transaction; each row holds the hash of the one before it. */
import { createHash } from 'node:crypto'
import type { OperatorCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'

/** Of the advisory lock under which a merchant's chain grows: two deeds at once are two links. */
const CHAIN_LOCK = 7_210
const NOTHING_BEFORE = ''

/** The operator who calls, and from where. */
export interface OperatorFacts extends Pick<RequestFacts, 'ip' | 'requestId'> {
  caller: OperatorCaller
}
type Plain = Record<string, string | number | boolean | null>

export interface Deed {
  /** `deposit.approve` */
  action: string
  entity: string
  entityId: string | number | bigint
  before?: Plain
  after?: Plain
  reason?: string
}

interface Link {
  merchantId: number
  operatorId: number
  action: string
  entity: string
  entityId: string
  before: unknown
  after: unknown
  reason: string
  at: Date
  previousHash: string
}

/** Keys in one order: PostgreSQL keeps JSON, not the order it was written in. */
const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : null

export const hashOfLink = (link: Link): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        link.previousHash,
        link.merchantId,
        link.operatorId,
        link.action,
        link.entity,
        link.entityId,
        sorted(link.before),
        sorted(link.after),
        link.reason,
        link.at.toISOString(),
      ]),
    )
    .digest('base64url')

export function createAuditLog({ clock }: { clock: Clock }) {
  return {
    /** Stands or falls with the deed: `tx` is the deed's own transaction. */
    async record(tx: PrismaTransaction, { caller, ip, requestId }: OperatorFacts, deed: Deed): Promise<void> {
      const { merchantId, operatorId, username, role } = caller
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK}::int, ${merchantId}::int)`
      const last = await tx.auditEntry.findFirst({ where: { merchantId }, orderBy: { id: 'desc' }, select: { hash: true } })
      const link: Link = {
        merchantId,
        operatorId,
        action: deed.action,
        entity: deed.entity,
        entityId: String(deed.entityId),
        before: deed.before ?? null,
        after: deed.after ?? null,
        reason: deed.reason ?? '',
        at: clock.now(),
        previousHash: last?.hash ?? NOTHING_BEFORE,
      }
      await tx.auditEntry.create({
        data: {
          ...link,
          before: deed.before,
          after: deed.after,
          operatorName: username,
          role,
          ip,
          requestId,
          hash: hashOfLink(link),
        },
      })
    },
  }
}
export type AuditLog = ReturnType<typeof createAuditLog>
