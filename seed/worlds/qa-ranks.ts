/** QA members at each rank of the VIP room, and with rank rewards to claim. */
import type { createBuilders, MemberRecord } from '#seed/builders/index.ts'
import type { MemberDetails } from '#seed/builders/member.ts'
import { DEMO_RANKS } from '#seed/reference/vip.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { WorldDeps } from './context.ts'

type Builders = ReturnType<typeof createBuilders>

const ZONE = 'Asia/Manila'
const THIRD = 3
const AGE = 30

export async function writeRankStates(
  { clock }: WorldDeps,
  given: Builders,
  member: (username: string, details: Pick<MemberDetails, 'birthday'>) => Promise<MemberRecord>,
): Promise<void> {
  const now = clock.now()
  const today = businessDay(now, ZONE)
  const lastMonth = new Date(`${addMonths(firstOfMonth(today), -1)}T12:00:00Z`)
  for (let level = 1; level <= DEMO_RANKS.length; level++) {
    const own = await member(`qavip${level}`, {})
    if (level > 1) await given.rank({ member: own, level, at: lastMonth })
  }
  await given.rank({ member: await member('qavipup', {}), level: THIRD, at: now })
  const birthday = new Date(`${Number(today.slice(0, 4)) - AGE}${today.slice(4)}T00:00:00Z`)
  await given.rank({ member: await member('qavipbirthday', { birthday }), level: THIRD, at: lastMonth })
}
