/** Pays are in line units (total bet / lines) for `lines`, in total bets otherwise; at most four decimals. */
const SCALE = 10_000

interface Sheet {
  type: string
  lines: readonly string[]
}

export const payAmount = (pay: number, stake: bigint, { type, lines }: Sheet): bigint =>
  (stake * BigInt(Math.round(pay * SCALE))) / BigInt(SCALE) / (type === 'lines' ? BigInt(lines.length) : 1n)

/** Scatters pay total bets on every machine. */
export const scatterAmount = (pay: number, stake: bigint): bigint => payAmount(pay, stake, { type: 'ways', lines: [] })
