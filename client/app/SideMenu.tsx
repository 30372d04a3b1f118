import { Languages, Megaphone, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useResource } from '#client/features/system/index.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import { currentLanguage } from '#client/lib/i18n.ts'
import { useSession } from '#client/lib/session.ts'
import { setTheme, useTheme } from '#client/lib/theme.ts'
import { Card, CategoryIcon, Drawer, IconButton, Logo, SegmentedControl, type CategoryKey } from '#client/ui/index.ts'
import { MenuRow } from './MenuRow.tsx'
import { paths } from './paths.ts'
import styles from './SideMenu.module.css'
import { SocialLinks } from './SocialLinks.tsx'

/** Spec §2: HOME, HOT, then FAV and RECENT for members, then the categories in this order. */
const FIRST = ['HOME', 'HOT'] as const
const MEMBER_TABS = ['FAV', 'RECENT'] as const
const CATEGORIES = ['RNG', 'INHOUSE', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'] as const

function addressOf(tab: CategoryKey): string {
  if (tab === 'HOME') return paths.home
  if (tab === 'FAV') return paths.favourites
  if (tab === 'RECENT') return paths.gameList({ type: 'recent' })
  return paths.gameList({ gameType: tab })
}

interface Props {
  isOpen: boolean
  onClose: () => void
  onLanguage: () => void
}

export function SideMenu({ isOpen, onClose, onLanguage }: Props) {
  const { t } = useTranslation(['shell', 'common'])
  const session = useSession()
  const theme = useTheme()
  const hasContact = [useResource('FACEBOOK'), useResource('TELEGRAM')].some(Boolean)
  const tabs = [...FIRST, ...(session ? MEMBER_TABS : []), ...CATEGORIES]
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('menu')} side="left">
      <div className={styles.head}>
        <Logo />
        <IconButton label={t('common:close')} icon={<X size={22} />} onClick={onClose} />
      </div>
      <nav aria-label={t('games')} className={styles.tabs}>
        {tabs.map((tab) => (
          <Link key={tab} to={addressOf(tab)} onClick={onClose} className={styles.tab}>
            <CategoryIcon category={tab} size={20} />
            <span>{t(`common:category_${tab}`)}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.rest}>
        <Card isList>
          <MenuRow icon={<Megaphone />} to={paths.notice()} onSelect={onClose}>
            {t('news')}
          </MenuRow>
          <MenuRow
            icon={<Languages />}
            onSelect={() => {
              onClose()
              onLanguage()
            }}
          >
            {t('language')} · {LANGUAGE_NAME[currentLanguage()]}
          </MenuRow>
        </Card>
        <SegmentedControl
          label={t('theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'dark', label: t('theme_dark') },
            { value: 'light', label: t('theme_light') },
          ]}
        />
        {hasContact && <SocialLinks />}
      </div>
    </Drawer>
  )
}
