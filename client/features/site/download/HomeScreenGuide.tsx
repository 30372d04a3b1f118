import { PlusSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { platformOf, type Platform } from './device.ts'
import styles from './HomeScreenGuide.module.css'
import { install, useCanInstall } from './install-prompt.ts'

const STEPS = {
  ios: ['step_ios_share', 'step_ios_add', 'step_ios_confirm'],
  android: ['step_android_menu', 'step_android_add', 'step_android_confirm'],
  other: ['step_desktop_menu', 'step_desktop_add'],
} as const satisfies Record<Platform, readonly string[]>

/** One tap if the browser can install the site itself; otherwise step-by-step instructions. */
export function HomeScreenGuide({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('download')
  const canInstall = useCanInstall()
  const ask = async () => {
    if (await install()) toast.success(t('installed'))
  }
  return (
    <section aria-labelledby="home-screen" className={styles.guide}>
      <Heading id="home-screen" className={styles.title}>
        <PlusSquare size={20} aria-hidden="true" />
        {t('guide')}
      </Heading>
      {canInstall ? (
        <Button isWide onClick={() => void ask()}>
          {t('install')}
        </Button>
      ) : (
        <ol className={styles.steps}>
          {STEPS[platformOf(navigator)].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
