import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'

/** In per cent of the budget. */
const NEARLY_USED = 90n
const HUNDRED = 100n

interface Budgeted extends Pick<ManagedReward, 'given' | 'waiting'> {
  body: Pick<ManagedReward['body'], 'budget'>
}

/** USED: nothing is left. NEAR: more than 90 % is given or waiting. */
export function budgetStateOf({ given, waiting, body: { budget } }: Budgeted): 'FREE' | 'NEAR' | 'USED' {
  const promised = given + waiting
  if (promised >= budget) return 'USED'
  return promised * HUNDRED > budget * NEARLY_USED ? 'NEAR' : 'FREE'
}

/** With one decimal, at most 100. */
export function percentageOf(part: bigint, whole: bigint): number {
  const tenths = whole === 0n ? 0n : (part * 1_000n) / whole
  return Number(tenths > 1_000n ? 1_000n : tenths) / 10
}
