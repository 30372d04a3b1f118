import { KENO_DRAWN } from '#contract/play/originals/keno.ts'
import { KenoBall } from './KenoBall.tsx'
import styles from './KenoStage.module.css'

const SLOTS = Array.from({ length: KENO_DRAWN }, (_, slot) => slot)

interface Props {
  /** In drawing order, as far as shown; undefined without a draw. */
  drawn: readonly number[] | undefined
  chosen: ReadonlySet<number>
  /** Shown instead of balls: what to do first. */
  hint: string
}

/** The drawn balls in a row; decorative: the grid below names the numbers with their marks. */
export const KenoTube = ({ drawn, chosen, hint }: Props) => (
  <div aria-hidden="true" className={styles.tube}>
    {drawn ? (
      SLOTS.map((slot) => {
        const number = drawn[slot]
        return (
          <span key={slot} className={styles.slot}>
            {number !== undefined && (
              <KenoBall number={number} tone={chosen.has(number) ? 'hit' : 'drawn'} className={styles.rolled} />
            )}
          </span>
        )
      })
    ) : (
      <span className={styles.hint}>{hint}</span>
    )}
  </div>
)
