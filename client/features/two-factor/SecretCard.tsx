import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { Card, IconButton } from '#client/ui/index.ts'
import styles from './TwoFactorPage.module.css'

/** Cells of quiet around the picture, as scanners want them. */
const BORDER = 4
const GROUP = /.{1,4}/g

/** One path of all dark cells: a picture of a kilobyte that is sharp at any size. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}

/** The secret of the app: to scan, or to type. */
export function SecretCard({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  const { t } = useTranslation(['two-factor', 'common'])
  const { path, size } = qrPath(otpauthUrl)
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <Card className={styles.secret}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr')} className={styles.qr} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
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
