import { useTranslation } from 'react-i18next'
import type { RoundMark } from '#contract/round-mark.ts'
import { useWords } from '#client/features/operator/index.ts'
import { Chip } from '#client/ui/index.ts'
import styles from './RoundCorrection.module.css'

/** Voided, or corrected; with what it was at first. */
export function Mark({ mark }: { mark: RoundMark }) {
  const { t } = useTranslation('round-correction')
  const { money } = useWords()
  return (
    <>
      <Chip tone={mark.kind === 'VOID' ? 'hot' : 'new'}>{t(`mark_${mark.kind}`)}</Chip>
      <small className={styles.quiet}>{t('was', { stake: money(mark.stakeBefore), payout: money(mark.payoutBefore) })}</small>
    </>
  )
}
