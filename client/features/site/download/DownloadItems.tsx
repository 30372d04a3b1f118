import { Apple, FileCog, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, MenuRow } from '#client/ui/index.ts'
import { APP_NEEDS, canRunIosApp, iosVersion, isLegacyIos, platformOf } from './device.ts'
import styles from './DownloadItems.module.css'
import { useAppLinks } from './use-download.ts'

interface Item {
  key: 'android' | 'ios' | 'profile'
  icon: ReactNode
  href: string | undefined
}

/** The app in the forms this phone can use; a computer sees all of them. */
export function DownloadItems() {
  const { t } = useTranslation('download')
  const { android, ios, profile } = useAppLinks()
  const platform = platformOf(navigator)
  const version = platform === 'ios' ? iosVersion(navigator.userAgent) : undefined
  const canRun = canRunIosApp(version)
  const forAndroid: Item[] = [{ key: 'android', icon: <Smartphone />, href: android }]
  const forIphone: Item[] = [
    { key: 'ios', icon: <Apple />, href: canRun ? ios : undefined },
    { key: 'profile', icon: <FileCog />, href: profile },
  ]
  const items = [...(platform === 'ios' ? [] : forAndroid), ...(platform === 'android' ? [] : forIphone)].filter(
    ({ href }) => href,
  )
  const needed = APP_NEEDS.join('.')
  return (
    <>
      {items.length > 0 && (
        <Card isList>
          {items.map(({ key, icon, href }) => (
            <MenuRow key={key} icon={icon} href={href}>
              <span className={styles.name}>{t(key)}</span>
              <span className={styles.note}>{t(`${key}_note`, { version: needed })}</span>
            </MenuRow>
          ))}
        </Card>
      )}
      {isLegacyIos(version) ? (
        <p className={styles.tip}>{t('legacy_tip')}</p>
      ) : (
        !canRun && ios && <p className={styles.tip}>{t('needs_ios', { version: needed })}</p>
      )}
    </>
  )
}
