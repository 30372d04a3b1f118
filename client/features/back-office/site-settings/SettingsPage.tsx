import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SectionTabs } from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { FlagsPanel } from './FlagsPanel.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const ROOT = '/operator/settings'

/** Settings, flags and menu of the site. */
export function SettingsPage() {
  const { t } = useTranslation('site-settings')
  const { pathname } = useLocation()
  const isAt = (part: string) => pathname === `${ROOT}/${part}`
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionTabs
        label={t('tabs')}
        tabs={[
          { to: ROOT, label: t('tab_settings') },
          { to: `${ROOT}/flags`, label: t('tab_flags') },
          { to: `${ROOT}/menu`, label: t('tab_menu') },
        ]}
      />
      {isAt('flags') ? <FlagsPanel /> : isAt('menu') ? <MenuPanel /> : <SettingsPanel />}
    </>
  )
}
