/** Reads the log of operators' actions, and verifies it. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as auditEndpoints from '#contract/back-office/audit.ts'
import type { AuditEntry } from '#contract/back-office/audit.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import { AUDIT_FILE_HEAD, auditFileRow } from './audit-file.ts'
import type { AuditHeads } from './audit-heads.ts'
import type { AuditProof, KnownHead } from './audit-proof.ts'
import type { AuditRepository } from './audit.repository.ts'

type Asked = Query<typeof auditEndpoints.file>

const filterOf = (merchantId: number, { startDate, endDate, from, to, ...named }: Asked, zone: string) => ({
  merchantId,
  ...named,
  ...spanOf({ startDate, endDate, from, to }, zone),
})

interface Deps {
  entries: AuditRepository
  heads: Pick<AuditHeads, 'known' | 'read' | 'file'>
  prove: AuditProof
}

export function createAuditService({ entries, heads, prove }: Deps) {
  async function proofOf(merchantId: number, brought: readonly KnownHead[]): Promise<Value<typeof auditEndpoints.verify>> {
    const kept = await heads.known(merchantId)
    const { head: _, ...proof } = await prove(merchantId, [...kept, ...brought])
    return { ...proof, heads: kept.length + brought.length }
  }

  return {
    async list(
      { merchantId }: OperatorCaller,
      { timezone }: Merchant,
      query: Query<typeof auditEndpoints.list>,
    ): Promise<Value<typeof auditEndpoints.list>> {
      const { page, size, ...asked } = query
      const { rows, total } = await entries.page(filterOf(merchantId, asked, timezone), page, size)
      const list = rows.map((row) => ({
        ...row,
        id: String(row.id),
        at: row.at.getTime(),
        before: row.before as AuditEntry['before'],
        after: row.after as AuditEntry['after'],
      }))
      return { list, total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `request.param.err`. */
    async file({ merchantId }: OperatorCaller, { timezone }: Merchant, asked: Asked) {
      const filter = filterOf(merchantId, asked, timezone)
      type Row = Awaited<ReturnType<AuditRepository['older']>>[number]
      const pages = filePages<Row>(
        (last, take) => entries.older(filter, last?.id, take),
        (rows) => rows.map((row) => auditFileRow(row, timezone)),
      )
      return csvAnswer('audit.csv', AUDIT_FILE_HEAD, pages)
    },

    verify: ({ merchantId }: OperatorCaller) => proofOf(merchantId, []),

    /** Throws `request.param.err` if the text contains no head of the merchant. */
    compare: (merchant: Merchant, text: string) => proofOf(merchant.id, heads.read(merchant, text)),

    heads: (caller: OperatorCaller, merchant: Merchant) => heads.file(caller, merchant),
  }
}
export type AuditService = ReturnType<typeof createAuditService>
