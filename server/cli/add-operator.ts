/** Creates an operator from the server's command line: a merchant's first manager, or a way back in when no manager is left. */
import type { OperatorRole } from '#contract/operator-roles.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import { createPasswords } from '#server/platform/passwords.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { oneTimePassword } from '#server/features/back-office/operator/one-time-password.ts'
import { createOperatorRepository } from '#server/features/back-office/operator/operator.repository.ts'
import { createOperatorSecondFactorRepository } from '#server/features/back-office/operator/operator-second-factor.repository.ts'
import { createPeopleService } from '#server/features/back-office/operator/people.service.ts'

interface Deps {
  database: Database
  clock: Clock
  bcryptCost: number
  /** As in the configuration. */
  auditKey?: string | undefined
}
export interface NewOperator {
  merchantCode: string
  username: string
  name: string
  role: OperatorRole
}

/** Replaces the operator in the audit log; operators' ids begin at 1. */
const COMMAND_LINE = {
  kind: 'operator',
  operatorId: 0,
  username: '(command line)',
  name: '',
  role: 'MANAGER',
  token: '',
} as const

/** Returns a password for one login, at which the operator must choose another. Throws `exists.username.err`. */
export async function addOperator(
  { database, clock, bcryptCost, auditKey }: Deps,
  { merchantCode, ...asked }: NewOperator,
): Promise<{ password: string }> {
  const merchant = await database.prisma.merchant.findUnique({ where: { code: merchantCode } })
  if (!merchant) throw new Error(`There is no merchant "${merchantCode}".`)
  const people = createPeopleService({
    operators: createOperatorRepository(database),
    apps: createOperatorSecondFactorRepository(database),
    inTransaction: createTransactions(database),
    passwords: createPasswords({ cost: bcryptCost }),
    audit: (await openAuditLog({ database, clock, auditKey })).audit,
    clock,
  })
  const password = oneTimePassword()
  const facts = { caller: { ...COMMAND_LINE, merchantId: merchant.id }, ip: '', requestId: newId() }
  await people.add({ ...asked, password }, facts)
  return { password }
}
