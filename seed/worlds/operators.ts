/**
 * The demo operators, one per role; a second cashier and manager, for the four-eyes rule; one who never logged in, one who left.
 */
import type { OperatorRole } from '#contract/operator-roles.ts'
import { createOperator } from '#seed/builders/operator.ts'
import { DEFAULT_PASSWORD, type MerchantRecord } from '#seed/builders/index.ts'
import { hashOfWorld, type WorldDeps } from './context.ts'

interface DemoOperator {
  role: OperatorRole
  name: string
  mustChangePassword?: boolean
  isActive?: boolean
}

export const DEMO_OPERATORS = {
  manager01: { role: 'MANAGER', name: 'Milagros Sison' },
  cashier01: { role: 'CASHIER', name: 'Arnel Bautista' },
  cashier02: { role: 'CASHIER', name: 'Liwayway Santos' },
  editor01: { role: 'EDITOR', name: 'Paolo Reyes' },
  viewer01: { role: 'VIEWER', name: 'Grace Lim' },
  manager02: { role: 'MANAGER', name: 'Ramon Dizon' },
  cashier03: { role: 'CASHIER', name: 'Nena Cruz', mustChangePassword: true },
  cashier04: { role: 'CASHIER', name: 'Jun Abad', isActive: false },
} as const satisfies Record<string, DemoOperator>

export async function writeOperators(deps: WorldDeps, merchant: MerchantRecord): Promise<void> {
  const passwordHash = await hashOfWorld(deps)
  const given = { merchant, password: DEFAULT_PASSWORD, passwordHash, createdAt: deps.clock.now() }
  for (const [username, details] of Object.entries(DEMO_OPERATORS))
    await createOperator(deps.database, { username, ...details }, given)
}
