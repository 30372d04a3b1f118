/** Seals the ends of audit chains once with the key from the environment: intact chains that the database's key sealed. */
import { createAuditProof } from '#server/features/back-office/audit/audit-proof.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { createTransactions } from '#server/platform/transactions.ts'

export type SealOutcome = 'SEALED' | 'SEALED_BEFORE' | 'BROKEN'

/** By the merchant's code. A chain that is broken is left as it is: a new seal would hide that. */
export async function sealAuditChains(
  { database, clock }: { database: Database; clock: Clock },
  auditKey: string,
): Promise<Map<string, SealOutcome>> {
  const { end: former } = await openAuditLog({ database, clock })
  const { end } = await openAuditLog({ database, clock, auditKey })
  const [proveFormer, prove] = [createAuditProof({ end: former }), createAuditProof({ end })]
  const outcomes = new Map<string, SealOutcome>()
  for (const { id, code } of await database.prisma.merchant.findMany({ orderBy: { id: 'asc' } })) {
    if (!(await end.read(id))) continue
    if ((await prove(id, [])).fault === null) outcomes.set(code, 'SEALED_BEFORE')
    else if ((await proveFormer(id, [])).fault !== null) outcomes.set(code, 'BROKEN')
    else outcomes.set(code, (await createTransactions(database)((tx) => end.adopt(tx, id))) ? 'SEALED' : 'BROKEN')
  }
  return outcomes
}
