/**
 * Whether a game plays: it has an engine on this site, or opens elsewhere. One that doesn't is "coming soon" to players and
 * operators alike; one that does may still be closed for a while.
 */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { Prisma } from '#server/platform/database.ts'

interface Runs {
  isRunning: boolean
}
interface HasAddress {
  launchUrl: string | null
}

/** The address where the vendor's games open for a merchant; undefined = on this site. `own`: the merchant's own address. */
export const launchUrlOf = (vendor: HasAddress, own: string | null | undefined): string | undefined =>
  own ?? vendor.launchUrl ?? undefined

export const plays = (game: Runs, vendor: Runs & HasAddress, own: string | null | undefined): boolean =>
  launchUrlOf(vendor, own) !== undefined || (game.isRunning && vendor.isRunning)

/** The page of the vendor simulator (vendor-wallet/simulator): not in production. */
export const SIMULATOR_PATH = '/vendor-simulator'

/** Lotteries are launched differently. */
const LOTTERIES = ['LOTT', 'ELOTT']

/** Whether the simulator may play the game for merchants that have it: nothing else plays it, and it is not an in-house game. */
export const mayBeSimulated = (
  game: Runs & { vendorCode: string; category: string },
  vendor: Runs & HasAddress,
  own: string | null | undefined,
): boolean => !plays(game, vendor, own) && game.vendorCode !== INHOUSE_VENDOR && !LOTTERIES.includes(game.category)

/** The same as a query condition, but including games that something else plays. */
export const simulatedGames: Prisma.GameWhereInput = { vendorCode: { not: INHOUSE_VENDOR }, category: { notIn: LOTTERIES } }

/** Whether the game plays for a merchant. `hasSimulator`: the merchant has the simulator. */
export const playsFor = (
  game: Runs & { vendorCode: string; category: string },
  vendor: Runs & HasAddress,
  own: string | null | undefined,
  hasSimulator: boolean,
): boolean => plays(game, vendor, own) || (hasSimulator && mayBeSimulated(game, vendor, own))

/** The same as a query condition; `hasSimulator`: the merchant has the simulator. */
export const playsAt = (merchantId: number, hasSimulator: boolean): Prisma.GameWhereInput => ({
  OR: [
    ...(hasSimulator ? [simulatedGames] : []),
    { vendor: { merchants: { some: { merchantId, isEnabled: true, launchUrl: { not: null } } } } },
    { vendor: { launchUrl: { not: null }, merchants: { some: { merchantId, isEnabled: true } } } },
    { isRunning: true, vendor: { isRunning: true } },
  ],
})

/** Moves games that play to the front; otherwise keeps the order. */
export const playingFirst = <Game extends { plays: boolean }>(games: readonly Game[]): Game[] =>
  games.toSorted((one, other) => Number(other.plays) - Number(one.plays))
