import {
  ArrowLeftRight,
  CircleHelp,
  CloudRain,
  Crown,
  Gift,
  HeartHandshake,
  History,
  Settings,
  Trophy,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MemberHead } from '#client/features/identity/member/index.ts'
import { BalanceCard } from '#client/features/money/wallet/index.ts'
import { canInvite } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Card, MenuRow } from '#client/ui/index.ts'
import styles from './MemberCentrePage.module.css'
import { ContactRow, FavouritesRow, NewsRows, OwnRows, SignOutRow } from './MemberRows.tsx'
import { paths, SCREENS } from './paths.ts'
import { ScreenRow } from './ScreenRow.tsx'

/** The member centre (SCR-07): profile, balance, and links to every page the member may open. */
export function MemberCentrePage() {
  const { t } = useTranslation(['shell', 'account'])
  const session = useSession()
  return (
    <div className={styles.page}>
      <MemberHead />
      <BalanceCard />
      <Card isList>
        <OwnRows />
        <ScreenRow screen="transactions" icon={<ArrowLeftRight />}>
          {t('account:transactions')}
        </ScreenRow>
        <ScreenRow screen="responsiblePlay" icon={<HeartHandshake />}>
          {t('account:responsible_play')}
        </ScreenRow>
      </Card>
      <Card isList>
        <FavouritesRow />
        <MenuRow icon={<History />} to={paths.gameList({ type: 'recent' })}>
          {t('recent')}
        </MenuRow>
        <MenuRow icon={<Gift />} to={SCREENS.promotions.path}>
          {t('title_activity')}
        </MenuRow>
        <ScreenRow screen="rewards" icon={<Trophy />}>
          {t('rewards')}
        </ScreenRow>
        <ScreenRow screen="vip" icon={<Crown />}>
          {t('vip')}
        </ScreenRow>
        <ScreenRow screen="redRain" icon={<CloudRain />}>
          {t('red_rain')}
        </ScreenRow>
        {canInvite(session?.type) && (
          <ScreenRow screen="invite" icon={<UserPlus />}>
            {t('invite')}
          </ScreenRow>
        )}
      </Card>
      <Card isList>
        <NewsRows />
        <MenuRow icon={<CircleHelp />} to={SCREENS.help.path}>
          {t('title_help')}
        </MenuRow>
        <ContactRow />
        <MenuRow icon={<Settings />} to={SCREENS.settings.path}>
          {t('title_settings')}
        </MenuRow>
      </Card>
      <Card isList>
        <SignOutRow />
      </Card>
    </div>
  )
}
