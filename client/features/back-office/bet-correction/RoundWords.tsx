import { useTranslation } from 'react-i18next'
import type { RoundMark } from '#contract/play/bet-record/round-mark.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import { Chip } from '#client/ui/index.ts'

/** Voided or corrected, with the original result. */
export function Mark({ mark }: { mark: RoundMark }) {
  const { t } = useTranslation('bet-correction')
  const { money } = useWords()
  return (
    <>
      <Chip tone={mark.kind === 'VOID' ? 'hot' : 'new'}>{t(`mark_${mark.kind}`)}</Chip>
      <SecondLine>{t('was', { stake: money(mark.stakeBefore), payout: money(mark.payoutBefore) })}</SecondLine>
    </>
  )
}
