import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CorrectionRequest } from '#contract/round-correction.ts'
import { Button } from '#client/ui/index.ts'
import styles from './RoundCorrection.module.css'

interface Props {
  request: CorrectionRequest
  onConfirm: () => void
  onReject: () => void
}

/** What may be done about a proposal: one's own is only taken back. */
export function Deeds({ request: { canDecide }, onConfirm, onReject }: Props) {
  const { t } = useTranslation('round-correction')
  return (
    <div className={styles.deeds}>
      {canDecide ? (
        <Button size="small" icon={<Check size={18} />} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      ) : (
        <span className={styles.quiet}>{t('own_waits')}</span>
      )}
      <Button size="small" variant="secondary" icon={<X size={18} />} onClick={onReject}>
        {t(canDecide ? 'reject' : 'take_back')}
      </Button>
    </div>
  )
}
