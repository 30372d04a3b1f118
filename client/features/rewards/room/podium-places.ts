/** The places on a podium. */
const PLACES = [1, 2, 3] as const
export type PodiumPlace = (typeof PLACES)[number]

/** The first three; an empty place has no row. */
export const podium = <T extends { place: number }>(rows: readonly T[]) =>
  PLACES.map((place) => ({ place, row: rows.find((one) => one.place === place) }))

/** The places below the podium. */
export const belowPodium = <T extends { place: number }>(rows: readonly T[]): T[] =>
  rows.filter(({ place }) => place > PLACES.length)
