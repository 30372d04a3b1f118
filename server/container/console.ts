/** The house's side: its people, and the record of what they did. */
import { createAuditLog } from '#server/features/audit/audit-log.ts'
import { createOperatorRepository } from '#server/features/operator/operator.repository.ts'
import { operatorRoutes } from '#server/features/operator/operator.routes.ts'
import { createOperatorService } from '#server/features/operator/operator.service.ts'
import { createOperatorSessions, isOperatorToken } from '#server/features/operator/operator-session.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'

export function createConsoleFeatures({ database, redis, clock }: Core, { passwords }: Safeguards) {
  const operatorSessions = createOperatorSessions({ redis })
  const operators = createOperatorService({
    operators: createOperatorRepository(database),
    sessions: operatorSessions,
    passwords,
    redis,
    clock,
  })
  return {
    audit: createAuditLog({ clock }),
    operatorSessions,
    authenticateOperator: (token: string) => (isOperatorToken(token) ? operators.authenticate(token) : undefined),
    routes: operatorRoutes(operators),
  }
}
export type ConsoleFeatures = ReturnType<typeof createConsoleFeatures>
