/** The demo agents' rates by kind of game, and the rates they gave to others: each keeps a difference. */
import { setRates } from '#seed/builders/agent.ts'
import { DEFAULT_HIGHEST_RATES, type GameType } from '#contract/agents/rebate.ts'
import type { WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

/** Parts per million below the highest rate; lotteries by series, in finer steps. */
const KEPT: Readonly<Record<string, number>> = { agent01: 0, agent02: 2_000, agent41: 3_000, agent42: 3_000, agent03: 5_000 }
const KEPT_OF_MEMBERS = 5_000
/** Its balance must match the reference screens to the cent, so it has no rates. */
const WITHOUT = 'member01'
const QUOTA = { gameType: 'LOTT', rate: 978_000, total: 5, used: 3 } as const

const ratesLess = (less: number) =>
  Object.fromEntries(Object.entries(DEFAULT_HIGHEST_RATES).map(([type, rate]) => [type, Math.max(rate - less, 0)])) as Record<
    GameType,
    number
  >

export async function writeRates({ database }: WorldDeps, residents: ReadonlyMap<string, Resident>): Promise<void> {
  for (const [username, { memberId, merchantId, type }] of residents) {
    if (type === 4 || username === WITHOUT) continue
    await setRates(database, { id: memberId, merchantId }, ratesLess(KEPT[username] ?? KEPT_OF_MEMBERS))
  }
  const top = residents.get('agent01')
  if (top) await database.prisma.rebateQuota.create({ data: { agentId: top.memberId, ...QUOTA } })
}
