import { useTranslation } from 'react-i18next'
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import type { RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { useRoundWords } from '#client/features/play/round-words/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney } from '#client/lib/format.ts'
import styles from './FairnessSheet.module.css'
import { multiplierOf, payoutOf } from './recompute.ts'
import type { RoundProof, Verdict } from './seed-proof.ts'
import { VerdictLine } from './VerdictLine.tsx'

/** Longer ones use a smaller font. */
const SHORT_OUTCOME = 8

interface Props {
  verdict: Verdict
  /** Recomputed. */
  detail: RoundDetail
  stake: RoundProof['stake']
  expected: string | undefined
}

/** The bet's payout, if it can be known. */
function usePays(detail: RoundDetail, stake: RoundProof['stake']): string | undefined {
  const { t, i18n } = useTranslation('fairness')
  const multiplier = multiplierOf(detail)
  const payout = stake && payoutOf(detail, stake.amount)
  const amount = stake && payout !== undefined && formatMoney(payout, stake.currency, { language: i18n.language })
  if (multiplier === undefined) return amount ? t('pays_amount', { amount }) : undefined
  const times = String(multiplier / MULTIPLIER_SCALE)
  return amount ? t('pays_both', { multiplier: times, amount }) : t('pays', { multiplier: times })
}

/** The outcome, and whether it matches the commitment and the history. */
export function VerdictCard({ verdict: { outcome, isCommitted, isExpected }, detail, stake, expected }: Props) {
  const { t } = useTranslation('fairness')
  const words = useRoundWords()
  const hidden = words.hidden(detail)
  const pays = usePays(detail, stake)
  const isWrong = isCommitted === false || isExpected === false
  return (
    <span className={cx(styles.verdict, isWrong ? styles.notOk : styles.ok)}>
      <span className={styles.quiet}>{t('outcome')}</span>
      <span className={cx(styles.outcome, outcome.length > SHORT_OUTCOME && styles.longOutcome)}>{outcome}</span>
      {detail.game !== 'dice' && <span className={styles.quiet}>{words.result(detail)}</span>}
      {hidden && <span className={styles.quiet}>{hidden}</span>}
      {pays && <span className={styles.verdictLine}>{pays}</span>}
      {isCommitted !== undefined && <VerdictLine isRight={isCommitted}>{t(isCommitted ? 'hash_ok' : 'hash_not_ok')}</VerdictLine>}
      {isExpected !== undefined && (
        <VerdictLine isRight={isExpected}>{t(isExpected ? 'outcome_ok' : 'outcome_not_ok', { expected })}</VerdictLine>
      )}
    </span>
  )
}
