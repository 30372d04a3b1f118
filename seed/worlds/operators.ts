/** The people of the demo house, one a role and a second cashier: two are needed where four eyes are. */
import type { OperatorRole } from '#contract/operator-roles.ts'
import { createOperator } from '#seed/builders/operator.ts'
import { DEFAULT_PASSWORD, type MerchantRecord } from '#seed/builders/index.ts'
import { hashOfWorld, type WorldDeps } from './context.ts'

export const DEMO_OPERATORS = {
  manager01: { role: 'MANAGER', name: 'Milagros Sison' },
  cashier01: { role: 'CASHIER', name: 'Arnel Bautista' },
  cashier02: { role: 'CASHIER', name: 'Liwayway Santos' },
  editor01: { role: 'EDITOR', name: 'Paolo Reyes' },
  viewer01: { role: 'VIEWER', name: 'Grace Lim' },
} as const satisfies Record<string, { role: OperatorRole; name: string }>

export async function writeOperators(deps: WorldDeps, merchant: MerchantRecord): Promise<void> {
  const passwordHash = await hashOfWorld(deps)
  const given = { merchant, password: DEFAULT_PASSWORD, passwordHash, createdAt: deps.clock.now() }
  for (const [username, { role, name }] of Object.entries(DEMO_OPERATORS))
    await createOperator(deps.database, { username, role, name }, given)
}
