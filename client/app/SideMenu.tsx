import { CloudRain, Crown, Download, Gift, Headset, History, Languages, Megaphone, Trophy, User, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BannerStrip } from '#client/features/content/home/index.ts'
import { SocialLinks } from '#client/features/site/system/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { currentLanguage } from '#client/lib/i18n.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import { isApp, openedAs } from '#client/lib/opened-as.ts'
import { canInvite } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { setTheme, useTheme } from '#client/lib/theme.ts'
import { Card, Chip, Drawer, Logo, MenuRow, SegmentedControl } from '#client/ui/index.ts'
import { DrawerHead } from './DrawerHead.tsx'
import { GameTabs } from './GameTabs.tsx'
import type { Overlay } from '#client/lib/overlay.ts'
import { paths } from './paths.ts'
import { ScreenRow } from './ScreenRow.tsx'
import styles from './SideMenu.module.css'

const RECENT = paths.gameList({ type: 'recent' })

/** What the merchant offers besides games, by its switches. */
function Offers({ onClose, onShow }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const isInBrowser = !isApp(openedAs())
  const logInFirst = useLogInFirst()
  const askGuest = () => {
    onClose()
    logInFirst({ to: RECENT })
  }
  const hasBonus = useFlag('APP_DOWNLOAD')
  return (
    <>
      {canInvite(session?.type) && (
        <ScreenRow screen="invite" icon={<UserPlus />} onSelect={onClose}>
          {t('invite')}
        </ScreenRow>
      )}
      {/* Asks guests to log in, over this page. */}
      <MenuRow icon={<History />} to={session ? RECENT : undefined} onSelect={session ? onClose : askGuest}>
        {t('recent')}
      </MenuRow>
      <ScreenRow screen="promotions" icon={<Gift />} onSelect={onClose}>
        {t('title_activity')}
      </ScreenRow>
      <ScreenRow screen="rewards" icon={<Trophy />} onSelect={onClose}>
        {t('rewards')}
      </ScreenRow>
      <ScreenRow screen="vip" icon={<Crown />} onSelect={onClose}>
        {t('vip')}
      </ScreenRow>
      <ScreenRow screen="redRain" icon={<CloudRain />} onSelect={onClose}>
        {t('red_rain')}
      </ScreenRow>
      {isInBrowser && (
        <MenuRow
          icon={<Download />}
          note={hasBonus && <Chip tone="hot">{t('download_bonus')}</Chip>}
          onSelect={() => onShow('download')}
        >
          {t('download')}
        </MenuRow>
      )}
    </>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Opens another overlay. */
  onShow: (overlay: Overlay) => void
}

/** The left-hand menu. Closes on any selection (SCR-06). */
export function SideMenu({ isOpen, onClose, onShow }: Props) {
  const { t } = useTranslation('shell')
  const theme = useTheme()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('menu')} side="left">
      <DrawerHead onClose={onClose}>
        <Logo />
      </DrawerHead>
      <GameTabs onClose={onClose} />
      <div className={styles.rest}>
        <BannerStrip group="m_leftmenu" label={t('offers')} isCompact onSelect={onClose} />
        <Card isList>
          <Offers onClose={onClose} onShow={onShow} />
          <MenuRow icon={<Megaphone />} to={paths.notice()} onSelect={onClose}>
            {t('news')}
          </MenuRow>
          <MenuRow icon={<User />} onSelect={() => onShow('member')}>
            {t('member_centre')}
          </MenuRow>
          <MenuRow icon={<Headset />} onSelect={() => onShow('contact')}>
            {t('contact')}
          </MenuRow>
          <MenuRow icon={<Languages />} onSelect={() => onShow('language')}>
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
        <SocialLinks />
      </div>
    </Drawer>
  )
}
