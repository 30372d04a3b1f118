/** One proposed change of a way to deposit, which waits for a second manager; made by the action itself. */
import type { WayTerms } from '#contract/back-office/deposit-ways.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import { createDepositWaysRepository } from '#server/features/back-office/deposit-ways/deposit-ways.repository.ts'
import { createDepositWaysService } from '#server/features/back-office/deposit-ways/deposit-ways.service.ts'
import { createWayPresenter } from '#server/features/back-office/deposit-ways/present-way.ts'
import { termsOfRow } from '#server/features/back-office/deposit-ways/way-terms.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'

const MANAGER = 'manager02'
const CHANGED = 'BPIBANK'

export async function writeDepositWayRequest({ database, clock, auditKey }: WorldDeps, merchantId: number): Promise<void> {
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  const operator = await database.prisma.operator.findFirst({ where: { merchantId, username: MANAGER } })
  const ways = createDepositWaysRepository(database)
  const row = (await ways.all(merchantId)).find(({ vendorId }) => vendorId === CHANGED)
  if (!merchant || !operator || !row) return
  const service = createDepositWaysService({
    ways,
    present: createWayPresenter({ ways, hasPaymentSite: true }),
    audit: (await openAuditLog({ database, clock, auditKey })).audit,
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
