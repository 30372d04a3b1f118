/** Pays are in line units (total bet / lines) for `lines`, in total bets otherwise; at most four decimals. */
const SCALE = 10_000

interface Sheet {
  type: string
  lines: readonly string[]
}

export const payAmount = (pay: number, stake: bigint, { type, lines }: Sheet): bigint =>
  (stake * BigInt(Math.round(pay * SCALE))) / BigInt(SCALE) / (type === 'lines' ? BigInt(lines.length) : 1n)

/** The counts that a band of a tumbling board covers; the last band has no end. */
export const bandText = (band: number, bands: readonly number[]): string => {
  const next = bands[bands.indexOf(band) + 1]
  return next === undefined ? `${band}+` : `${band}–${next - 1}`
}

/** Scatters pay total bets on every machine. */
export const scatterAmount = (pay: number, stake: bigint): bigint => payAmount(pay, stake, { type: 'ways', lines: [] })
