import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { Card, IconButton } from '#client/ui/index.ts'
import { QrCode } from '#client/ui/QrCode.tsx'
import styles from './TwoFactorPage.module.css'

const GROUP = /.{1,4}/g

/** The app's secret, to scan or to type. */
export function SecretCard({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  const { t } = useTranslation(['two-factor', 'common'])
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <Card className={styles.secret}>
      <QrCode text={otpauthUrl} label={t('qr')} className={styles.qr} />
      <a href={otpauthUrl} className={styles.open}>
        {t('open_app')}
      </a>
      <dl className={styles.line}>
        <dt>{t('secret')}</dt>
        <dd>
          <span className={styles.code}>{secret.match(GROUP)?.join(' ')}</span>
          <IconButton label={t('copy_secret')} icon={<Copy size={18} />} onClick={() => void copy()} />
        </dd>
      </dl>
    </Card>
  )
}
