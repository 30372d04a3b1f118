import { Clock, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Card } from '#client/ui/index.ts'
import styles from './WithdrawNotices.module.css'

/** Outside the merchant's hours. */
export function ClosedNotice({ hours }: { hours: string | undefined }) {
  const { t } = useTranslation('withdrawal')
  return (
    <Card className={styles.notice}>
      <Clock size={20} aria-hidden="true" />
      <p>{t('closed', { hours })}</p>
    </Card>
  )
}

/** The merchant asks for a verified number first. */
export function MobileNotice() {
  const { t } = useTranslation('withdrawal')
  return (
    <Card className={styles.notice}>
      <Smartphone size={20} aria-hidden="true" />
      <p>{t('needs_mobile')}</p>
      <ButtonLink to={SCREENS.mobile.path} size="small" variant="secondary">
        {t('next_mobile')}
      </ButtonLink>
    </Card>
  )
}
