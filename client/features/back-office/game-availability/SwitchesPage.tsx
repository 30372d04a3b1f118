import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SectionTabs } from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { CategoriesPanel } from './CategoriesPanel.tsx'
import { GamesPanel } from './GamesPanel.tsx'
import { VendorsPanel } from './VendorsPanel.tsx'

const ROOT = '/operator/switches'

/** What can be switched off at once, from the whole site to a single game. */
export function SwitchesPage() {
  const { t } = useTranslation('game-availability')
  const { pathname } = useLocation()
  const isAt = (part: string) => pathname === `${ROOT}/${part}`
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionTabs
        label={t('tabs')}
        tabs={[
          { to: ROOT, label: t('tab_site') },
          { to: `${ROOT}/vendors`, label: t('tab_vendors') },
          { to: `${ROOT}/games`, label: t('tab_games') },
        ]}
      />
      {isAt('vendors') ? <VendorsPanel /> : isAt('games') ? <GamesPanel /> : <CategoriesPanel />}
    </>
  )
}
