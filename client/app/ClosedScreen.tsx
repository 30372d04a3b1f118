/** Shown instead of the site while it is closed; a separate file so that an open site does not load it. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SystemStatus } from '#contract/site/system/status.ts'
import { SocialLinks } from '#client/features/site/system/index.ts'
import { systemState } from '#client/lib/site.ts'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import { chooseLanguage, currentLanguage } from '#client/lib/i18n.ts'
import { useKeepAnswers } from '#client/lib/keep-answers.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import blockedArt from '#client/ui/art/blocked.svg'
import maintenanceArt from '#client/ui/art/maintenance.svg'
import { Button, LanguagePicker, Logo } from '#client/ui/index.ts'
import styles from './ClosedScreen.module.css'

/** Shown for the IP address until it is known: it is not cached between visits. */
const UNKNOWN = '…'

interface Props {
  status: SystemStatus
  isLooking: boolean
  onLookAgain: () => void
}

/** Maintenance, or a blocked region: the reason, a button to check again, and a link to customer service. */
export function ClosedScreen({ status, isLooking, onLookAgain }: Props) {
  const { t } = useTranslation(['shell', 'common'])
  const [isChoosing, setChoosing] = useState(false)
  useEffect(dropFirstPicture, [])
  // The next visit should start with the closed site.
  useKeepAnswers()
  const isMaintenance = systemState(status) === 'maintenance'
  return (
    <main className={styles.screen}>
      <Logo />
      <div className={styles.words}>
        <img src={isMaintenance ? maintenanceArt : blockedArt} alt="" width={240} height={180} />
        <h1>{t(isMaintenance ? 'maintenance_title' : 'region_title')}</h1>
        <p>{isMaintenance ? t('maintenance_text') : t('region_text', { ip: status.location.ip || UNKNOWN })}</p>
      </div>
      <div className={styles.ways}>
        <Button isWide isLoading={isLooking} onClick={onLookAgain}>
          {t('common:retry')}
        </Button>
        <SocialLinks />
        <Button variant="secondary" isWide aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('language')} · {LANGUAGE_NAME[currentLanguage()]}
        </Button>
      </div>
      <LanguagePicker
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(language) => void chooseLanguage(language)}
        languages={status.info.languages}
      />
    </main>
  )
}
