import styles from './AutoBet.module.css'

const [WIDTH, HEIGHT, EDGE] = [300, 56, 4]

/** Money to a place on the line's height; only pixels come of it. */
function pointsOf(profits: readonly bigint[]) {
  const values = [0, ...profits.map(Number)]
  const [most, least] = [Math.max(...values), Math.min(...values)]
  const span = most - least || 1
  const y = (value: number) => EDGE + ((most - value) / span) * (HEIGHT - 2 * EDGE)
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * WIDTH
  return { zero: y(0), line: values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ') }
}

/** Profit over the bets so far, with the line of no profit. Its figures stand beside it in words. */
export function ProfitLine({ profits }: { profits: readonly bigint[] }) {
  const { zero, line } = pointsOf(profits)
  const isUp = (profits.at(-1) ?? 0n) > 0n
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.line} aria-hidden="true">
      <line x1={0} x2={WIDTH} y1={zero} y2={zero} className={styles.zero} />
      <polyline points={line} className={isUp ? styles.lineUp : styles.lineDown} />
    </svg>
  )
}
