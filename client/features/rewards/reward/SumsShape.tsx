import { ArrowRight, Repeat } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './RewardSheet.module.css'

interface Sum {
  label: string
  value: ReactNode
  /** What the member gets. */
  isGain?: boolean
}

/** Cost and gain as figures, and the withdrawal rule as a sentence. */
export const SumsShape = ({ sums, rule }: { sums: readonly Sum[]; rule: string }) => (
  <>
    <dl className={styles.sums}>
      {sums.map(({ label, value, isGain }, place) => (
        <Fragment key={label}>
          {place > 0 && <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />}
          <div className={cx(isGain && styles.gain)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
    <p className={styles.rule}>
      <Repeat size={22} aria-hidden="true" />
      <span>{rule}</span>
    </p>
  </>
)
