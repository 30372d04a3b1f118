import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import styles from './FairnessSheet.module.css'
import type { Verdict } from './seed-proof.ts'

function Line({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <span className={cx(styles.verdictLine, isRight ? styles.right : styles.wrong)}>
      {isRight ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  )
}

interface Props {
  verdict: Verdict
  expected: string | undefined
  outcomeLabel: string
}

/** The outcome, and whether it matches the commitment and the history. */
export function VerdictCard({ verdict: { outcome, isCommitted, isExpected }, expected, outcomeLabel }: Props) {
  const { t } = useTranslation('fairness')
  const isWrong = isCommitted === false || isExpected === false
  return (
    <span className={cx(styles.verdict, isWrong ? styles.notOk : styles.ok)}>
      <span className={styles.quiet}>{outcomeLabel}</span>
      <span className={styles.outcome}>{outcome}</span>
      {isCommitted !== undefined && <Line isRight={isCommitted}>{t(isCommitted ? 'hash_ok' : 'hash_not_ok')}</Line>}
      {isExpected !== undefined && (
        <Line isRight={isExpected}>{t(isExpected ? 'outcome_ok' : 'outcome_not_ok', { expected })}</Line>
      )}
    </span>
  )
}
