import { Link2, MessageSquare, QrCode, Send, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { toast } from '#client/lib/notices.ts'
import { ExternalLink } from '#client/ui/index.ts'
import styles from './CodeCard.module.css'
import { smsLink, telegramLink } from './referral-parts.ts'
import { saveQr } from './save-qr.ts'
import { canShare, useShare } from './use-share.ts'

const ICON = 20

const Face = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <>
    <span className={styles.face} aria-hidden="true">
      {icon}
    </span>
    {children}
  </>
)

/** Copy, Telegram, SMS, a picture of the QR code, and the phone's own share sheet. */
export function ShareRow({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation('referral')
  const { text, copy, share } = useShare(link)
  const save = async () => {
    if (!(await saveQr(link, `${code}.png`))) toast.error(t('qr_failed'))
  }
  return (
    <div className={styles.ways}>
      <button type="button" className={cx(styles.way, styles.first)} onClick={() => void copy(link)}>
        <Face icon={<Link2 size={ICON} />}>{t('share_link')}</Face>
      </button>
      <ExternalLink href={telegramLink(link, text)} className={styles.way}>
        <Face icon={<Send size={ICON} />}>{t('share_telegram')}</Face>
      </ExternalLink>
      <a href={smsLink(link, text)} className={styles.way}>
        <Face icon={<MessageSquare size={ICON} />}>{t('share_sms')}</Face>
      </a>
      <button type="button" className={styles.way} onClick={() => void save()}>
        <Face icon={<QrCode size={ICON} />}>{t('share_qr')}</Face>
      </button>
      {canShare() && (
        <button type="button" className={styles.way} onClick={() => void share()}>
          <Face icon={<Share2 size={ICON} />}>{t('share_other')}</Face>
        </button>
      )}
    </div>
  )
}
