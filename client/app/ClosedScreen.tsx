/** What there is instead of the site while it is closed: out of the way of everybody who finds it open. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SystemStatus } from '#contract/system.ts'
import { SocialLinks, systemState } from '#client/features/system/index.ts'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import { chooseLanguage, currentLanguage } from '#client/lib/i18n.ts'
import { useKeepAnswers } from '#client/lib/keep-answers.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import blockedArt from '#client/ui/art/blocked.svg'
import maintenanceArt from '#client/ui/art/maintenance.svg'
import { Button, LanguagePicker, Logo } from '#client/ui/index.ts'
import styles from './ClosedScreen.module.css'

/** The address is not kept from the last visit. */
const UNKNOWN = '…'

interface Props {
  status: SystemStatus
  isLooking: boolean
  onLookAgain: () => void
}

/** Maintenance, or a region the site is closed to: why, a way to look again, and to the merchant's people. */
export function ClosedScreen({ status, isLooking, onLookAgain }: Props) {
  const { t } = useTranslation(['shell', 'common'])
  const [isChoosing, setChoosing] = useState(false)
  useEffect(dropFirstPicture, [])
  // That it is closed is what the next visit should begin with.
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
