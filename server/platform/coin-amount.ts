/** Amounts of a virtual currency, in hundred-millionths of a coin. */
export const COIN_DIGITS = 8
export const COIN_SCALE = 100_000_000n

/** `150_000_000n` → `1.5`. */
export function coinText(coins: bigint): string {
  const [units, rest] = [coins / COIN_SCALE, coins % COIN_SCALE]
  const decimals = String(rest).padStart(COIN_DIGITS, '0').replace(/0+$/, '')
  return decimals ? `${units}.${decimals}` : String(units)
}
