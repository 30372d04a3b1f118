import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { Card, Sun } from '#client/ui/index.ts'
import { QrCode } from '#client/ui/QrCode.tsx'
import styles from './CodeCard.module.css'
import { shortLink } from './referral-parts.ts'
import { ShareRow } from './ShareRow.tsx'
import { useShare } from './use-share.ts'

/** Longer codes use a smaller font. */
const SHORT_CODE = 8

/** The member's code and link, and ways to share them. */
export function CodeCard({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation('referral')
  const { copy } = useShare(link)
  return (
    <section aria-label={t('code')}>
      <Card>
        <div className={styles.head}>
          <div className={styles.qr}>
            <QrCode text={link} label={t('qr')} />
            <span className={styles.sun}>
              <Sun size={20} />
            </span>
          </div>
          <div className={styles.words}>
            <p className={styles.label}>{t('code')}</p>
            <button
              type="button"
              aria-label={t('copy_code', { code })}
              className={cx(styles.code, code.length > SHORT_CODE && styles.long)}
              onClick={() => void copy(code)}
            >
              {code}
              <Copy size={20} aria-hidden="true" />
            </button>
            <p className={styles.link}>{shortLink(link)}</p>
          </div>
        </div>
        <ShareRow code={code} link={link} />
      </Card>
    </section>
  )
}
