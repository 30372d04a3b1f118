/** An operator made on the server's command line: the first manager of a merchant, or the way back in when no manager is left. */
import type { OperatorRole } from '#contract/operator-roles.ts'
import { createAuditEnd } from '#server/features/audit/audit-end.ts'
import { createAuditLog } from '#server/features/audit/audit-log.ts'
import { createPasswords } from '#server/features/member/passwords.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { AUDIT_SEALING, loadServerSecret } from '#server/platform/server-secret.ts'
import { oneTimePassword } from './one-time-password.ts'
import { createOperatorRepository } from './operator.repository.ts'
import { createOperatorSecondFactorRepository } from './operator-second-factor.repository.ts'
import { createPeopleService } from './people.service.ts'

interface Deps {
  database: Database
  clock: Clock
  bcryptCost: number
}
export interface NewOperator {
  merchantCode: string
  username: string
  name: string
  role: OperatorRole
}

/** What the audit log says instead of an operator's name; operators' ids begin at 1. */
const COMMAND_LINE = {
  kind: 'operator',
  operatorId: 0,
  username: '(command line)',
  name: '',
  role: 'MANAGER',
  token: '',
} as const

/** Returns the password, good for one login: nothing else works before an own one is chosen. Throws `exists.username.err`. */
export async function addOperator(
  { database, clock, bcryptCost }: Deps,
  { merchantCode, ...asked }: NewOperator,
): Promise<{ password: string }> {
  const merchant = await database.prisma.merchant.findUnique({ where: { code: merchantCode } })
  if (!merchant) throw new Error(`There is no merchant "${merchantCode}".`)
  const people = createPeopleService({
    operators: createOperatorRepository(database),
    apps: createOperatorSecondFactorRepository(database),
    passwords: createPasswords({ cost: bcryptCost }),
    audit: createAuditLog({ end: createAuditEnd({ secret: await loadServerSecret(database, AUDIT_SEALING) }), clock }),
    clock,
  })
  const password = oneTimePassword()
  const facts = { caller: { ...COMMAND_LINE, merchantId: merchant.id }, ip: '', requestId: newId() }
  await people.add({ ...asked, password }, facts)
  return { password }
}
