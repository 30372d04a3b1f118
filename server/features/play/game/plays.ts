/**
 * Whether a game plays: it has an engine on this site, or its merchant opens it elsewhere. One that doesn't is "coming soon" to players and
 * operators alike; one that does may still be closed for a while.
 */
import type { Prisma } from '#server/platform/database.ts'

interface Runs {
  isRunning: boolean
}

/** `launchUrl`: where the merchant opens the vendor's games, if not here. */
export const plays = (game: Runs, vendor: Runs, launchUrl: string | null | undefined): boolean =>
  Boolean(launchUrl) || (game.isRunning && vendor.isRunning)

/** The same as a condition. */
export const playsAt = (merchantId: number): Prisma.GameWhereInput => ({
  OR: [
    { vendor: { merchants: { some: { merchantId, isEnabled: true, launchUrl: { not: null } } } } },
    { isRunning: true, vendor: { isRunning: true } },
  ],
})

/** In their order, but what plays first. */
export const playingFirst = <Game extends { plays: boolean }>(games: readonly Game[]): Game[] =>
  games.toSorted((one, other) => Number(other.plays) - Number(one.plays))
