import { HOUR_MS, type WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

/** Names of games by username; the last one is the newest. */
export async function writeFavourites(
  { database: { prisma } }: WorldDeps,
  residents: ReadonlyMap<string, Resident>,
  favourites: Readonly<Record<string, readonly string[]>>,
  today: Date,
): Promise<void> {
  const games = await prisma.game.findMany({
    where: { name: { in: Object.values(favourites).flat() } },
    select: { id: true, name: true },
  })
  const idOf = new Map(games.map(({ id, name }) => [name, id]))
  const data = Object.entries(favourites).flatMap(([username, names]) =>
    names.flatMap((name, place) => {
      const [memberId, gameId] = [residents.get(username)?.memberId, idOf.get(name)]
      const addedAt = new Date(today.getTime() - (names.length - place) * HOUR_MS)
      return memberId && gameId ? [{ memberId, gameId, addedAt }] : []
    }),
  )
  await prisma.favourite.createMany({ data, skipDuplicates: true })
}
