/** Figures derived from the prizes of a leaderboard, for the form that sets them and the server that runs it. Pure. */

/** The most a period can give. */
export const poolOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

export interface PrizePlaces {
  /** The first and last place with the prize. */
  from: number
  to: number
  amount: bigint
}
/** Groups places with the same prize into one row. */
export function placesByPrize(amounts: readonly bigint[]): PrizePlaces[] {
  const rows: PrizePlaces[] = []
  for (const [index, amount] of amounts.entries()) {
    const last = rows.at(-1)
    if (last?.amount === amount) last.to = index + 1
    else rows.push({ from: index + 1, to: index + 1, amount })
  }
  return rows
}
