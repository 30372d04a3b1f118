import type { Database } from '#server/platform/database.ts'

export async function markFavourite({ prisma }: Database, memberId: number, gameId: number, addedAt: Date): Promise<void> {
  const key = { memberId_gameId: { memberId, gameId } }
  await prisma.favourite.upsert({ where: key, create: { memberId, gameId, addedAt }, update: {} })
}

export async function markRecent({ prisma }: Database, memberId: number, gameId: number, playedAt: Date): Promise<void> {
  const key = { memberId_gameId: { memberId, gameId } }
  await prisma.recentGame.upsert({ where: key, create: { memberId, gameId, playedAt }, update: { playedAt } })
}
