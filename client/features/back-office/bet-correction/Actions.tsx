import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CorrectionRequest } from '#contract/back-office/bet-correction.ts'
import { Button } from '#client/ui/index.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import styles from './BetCorrection.module.css'

interface Props {
  request: CorrectionRequest
  onConfirm: () => void
  onReject: () => void
}

/** Actions on a proposal: operators can only withdraw their own. */
export function Actions({ request: { canDecide }, onConfirm, onReject }: Props) {
  const { t } = useTranslation('bet-correction')
  return (
    <div className={styles.actions}>
      {canDecide ? (
        <Button size="small" icon={<Check size={18} />} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      ) : (
        <SecondLine>{t('own_waits')}</SecondLine>
      )}
      <Button size="small" variant="secondary" icon={<X size={18} />} onClick={onReject}>
        {t(canDecide ? 'reject' : 'take_back')}
      </Button>
    </div>
  )
}
