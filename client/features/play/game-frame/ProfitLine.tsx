import styles from './AutoBet.module.css'

const [WIDTH, HEIGHT, EDGE] = [176, 90, 6]

/** Converts money to positions on the line; floats are fine, as they only become pixels. */
function pointsOf(profits: readonly bigint[], limit: bigint | undefined) {
  const values = [0, ...profits.map(Number)]
  const last = values.at(-1)!
  const lowest = limit === undefined ? [] : [last - Number(limit)]
  const [most, least] = [Math.max(...values), Math.min(...values, ...lowest)]
  const span = most - least || 1
  const y = (value: number) => EDGE + ((most - value) / span) * (HEIGHT - 2 * EDGE)
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * WIDTH
  return {
    zero: y(0),
    limit: lowest.map(y)[0],
    end: { x: x(values.length - 1), y: y(last) },
    line: values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' '),
  }
}

interface Props {
  profits: readonly bigint[]
  /** How much more can be lost. */
  limit: bigint | undefined
}

/** Profit over the bets so far, with the zero line and the loss limit. The text beside it has the figures. */
export function ProfitLine({ profits, limit }: Props) {
  const points = pointsOf(profits, limit)
  const isUp = (profits.at(-1) ?? 0n) > 0n
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.line} aria-hidden="true">
      <line x1={0} x2={WIDTH} y1={points.zero} y2={points.zero} className={styles.zero} />
      {points.limit !== undefined && <line x1={0} x2={WIDTH} y1={points.limit} y2={points.limit} className={styles.limit} />}
      <polyline points={points.line} className={isUp ? styles.lineUp : styles.lineDown} />
    </svg>
  )
}
