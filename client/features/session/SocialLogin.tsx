import { Globe, MessageCircle, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/features/system/index.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { Button } from '#client/ui/index.ts'
import styles from './SocialLogin.module.css'

const NETWORKS = [
  { flag: 'FACEBOOKLOGIN3', name: 'Facebook', Icon: MessageCircle },
  { flag: 'GOOGLELOGIN3', name: 'Google', Icon: Globe },
  { flag: 'TELEGRAMLOGIN3', name: 'Telegram', Icon: Send },
] as const

/** Buttons of the networks the merchant has switched on; nothing where there is none. */
export function SocialLogin() {
  const { t } = useTranslation(['session', 'common'])
  const flags = useSite()?.whitelabelVal ?? {}
  const networks = NETWORKS.filter(({ flag }) => flags[flag])
  if (networks.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('or_with')}</p>
      <div className={styles.buttons}>
        {networks.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="secondary"
            icon={<Icon size={20} aria-hidden="true" />}
            className={styles.button}
            onClick={() => toast.info(t('common:coming_soon'), TOAST_MS.brief)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
