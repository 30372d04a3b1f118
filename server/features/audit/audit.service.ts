/** Reads the record of what operators did, and proves that it is whole. */
import type { Query, Value } from '#contract/endpoint.ts'
import type { AuditEntry, auditEndpoints } from '#contract/audit.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-instants.ts'
import { AUDIT_FILE_HEAD, auditFileRow } from './audit-file.ts'
import { hashOfLink } from './audit-log.ts'
import type { AuditRepository } from './audit.repository.ts'

const LINKS_AT_ONCE = 1_000

type Asked = Query<typeof auditEndpoints.file>

const filterOf = (merchantId: number, { startDate, endDate, from, to, ...named }: Asked, zone: string) => ({
  merchantId,
  ...named,
  ...spanOf({ startDate, endDate, from, to }, zone),
})

export function createAuditService({ entries }: { entries: AuditRepository }) {
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

    /** `brokenAt`: the first entry that is not what was written, or does not follow the one before it. */
    async verify({ merchantId }: OperatorCaller): Promise<Value<typeof auditEndpoints.verify>> {
      let [read, afterId, previousHash] = [0, 0n, '']
      for (;;) {
        const links = await entries.chain(merchantId, afterId, LINKS_AT_ONCE)
        for (const link of links) {
          if (link.previousHash !== previousHash || hashOfLink(link) !== link.hash)
            return { entries: read, brokenAt: String(link.id) }
          previousHash = link.hash
          afterId = link.id
          read += 1
        }
        if (links.length < LINKS_AT_ONCE) return { entries: read, brokenAt: null }
      }
    },
  }
}
export type AuditService = ReturnType<typeof createAuditService>
