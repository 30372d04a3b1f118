import type { Database } from '#server/platform/database.ts'

const RESTS_SHOWN = 20
const ORDERS_SHOWN = 10
const newest = { orderBy: { id: 'desc' }, take: ORDERS_SHOWN } as const

/** Read-only: all of it belongs to other features. */
export function createPlayerCareRepository({ prisma }: Database) {
  return {
    find: (merchantId: number, id: number) =>
      prisma.member.findFirst({
        where: { id, merchantId },
        select: { id: true, excludedUntil: true, realityCheckMinutes: true },
      }),
    rests: (memberId: number) =>
      prisma.playExclusion.findMany({ where: { memberId }, orderBy: { id: 'desc' }, take: RESTS_SHOWN }),
    deposits: (memberId: number) =>
      prisma.deposit.findMany({
        where: { memberId },
        ...newest,
        select: { number: true, createdAt: true, amount: true, bonus: true, state: true },
      }),
    withdrawals: (memberId: number) =>
      prisma.withdrawal.findMany({
        where: { memberId },
        ...newest,
        select: { id: true, createdAt: true, amount: true, charge: true, state: true },
      }),
  }
}
export type PlayerCareRepository = ReturnType<typeof createPlayerCareRepository>
