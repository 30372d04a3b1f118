import type { FavouriteKey } from '#contract/play/favourite.ts'
import type { Database } from '#server/platform/database.ts'

export function createFavouriteRepository({ database }: { database: Database }) {
  const { favourite } = database.prisma
  return {
    /** Newest first. At most the catalogue's size. */
    async gameIds(memberId: number): Promise<number[]> {
      const rows = await favourite.findMany({
        where: { memberId },
        orderBy: [{ addedAt: 'desc' }, { gameId: 'desc' }],
        select: { gameId: true },
      })
      return rows.map(({ gameId }) => gameId)
    },

    /** False if it already was a favourite; only one of several concurrent calls adds it. */
    async addIfAbsent(memberId: number, gameId: number, addedAt: Date): Promise<boolean> {
      const { count } = await favourite.createMany({ data: { memberId, gameId, addedAt }, skipDuplicates: true })
      return count === 1
    },

    /** Works for games no longer offered too. */
    async remove(memberId: number, { nodeId, vendor }: FavouriteKey): Promise<boolean> {
      const game = { nodeId, vendorCode: { equals: vendor, mode: 'insensitive' as const } }
      const { count } = await favourite.deleteMany({ where: { memberId, game } })
      return count === 1
    },
  }
}
export type FavouriteRepository = ReturnType<typeof createFavouriteRepository>
