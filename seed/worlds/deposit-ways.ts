/** One proposed change of a way to deposit, which waits for a second manager; made by the action itself. */
import type { WayTerms } from '#contract/back-office/deposit-ways.ts'
import { createAuditEnd } from '#server/audit/audit-end.ts'
import { createAuditLogRepository } from '#server/audit/audit-log.repository.ts'
import { createAuditLog } from '#server/audit/audit-log.ts'
import { createDepositWaysRepository } from '#server/features/back-office/deposit-ways/deposit-ways.repository.ts'
import { createDepositWaysService } from '#server/features/back-office/deposit-ways/deposit-ways.service.ts'
import { createWayPresenter } from '#server/features/back-office/deposit-ways/present-way.ts'
import { termsOfRow } from '#server/features/back-office/deposit-ways/way-terms.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { AUDIT_SEALING, loadServerSecret } from '#server/platform/server-secret.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'

const MANAGER = 'manager02'
const CHANGED = 'BPIBANK'

export async function writeDepositWayRequest({ database, clock }: WorldDeps, merchantId: number): Promise<void> {
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  const operator = await database.prisma.operator.findFirst({ where: { merchantId, username: MANAGER } })
  const ways = createDepositWaysRepository(database)
  const row = (await ways.all(merchantId)).find(({ vendorId }) => vendorId === CHANGED)
  if (!merchant || !operator || !row) return
  const auditRows = createAuditLogRepository(database)
  const service = createDepositWaysService({
    ways,
    present: createWayPresenter({ ways, hasPaymentSite: true }),
    audit: createAuditLog({
      rows: auditRows,
      end: createAuditEnd({ rows: auditRows, secret: await loadServerSecret(database, AUDIT_SEALING) }),
      clock,
    }),
    inTransaction: createTransactions(database),
    clock,
  })
  const { id: operatorId, username, name } = operator
  const caller = { kind: 'operator', operatorId, merchantId, username, name, role: 'MANAGER', token: '' } as const
  const terms = termsOfRow(row)
  const after: WayTerms = { ...terms, payTo: { ...terms.payTo, number: '3089 2250 41' } }
  const reason = 'BPI closes the old account at the end of the month'
  const asked = { ...after, id: row.id, version: row.version, reason }
  await service.save(asked, { merchant, ip: '127.0.0.1', requestId: 'seed', caller })
}
