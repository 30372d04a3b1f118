import { MONEY_SCALE } from '#contract/wire.ts'
import { chipLook } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './RouletteBoard.module.css'

const THOUSAND = 1_000n

/** Short enough for a chip: 5, 20, 1.5K. */
function faceOf(amount: bigint): string {
  const units = amount / MONEY_SCALE
  if (units < THOUSAND) return String(units)
  const hundreds = (units % THOUSAND) / 100n
  return hundreds === 0n ? `${units / THOUSAND}K` : `${units / THOUSAND}.${hundreds}K`
}

/** A chip on the table; its place has the amount as text. */
export const ChipFace = ({ amount }: { amount: bigint }) => (
  <span aria-hidden="true" className={cx(styles.chip, chipLook(amount))}>
    {faceOf(amount)}
  </span>
)
