import { CircleCheck, CircleX } from 'lucide-react'
import { cx } from '#client/lib/class-names.ts'
import styles from './FairnessSheet.module.css'

/** One check and its result. */
export function VerdictLine({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <span className={cx(styles.verdictLine, isRight ? styles.right : styles.wrong)}>
      {isRight ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  )
}
