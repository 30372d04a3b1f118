import { Gift, House, Send, User, UserPlus, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { canInvite } from '#client/lib/member-type.ts'
import { useFlag, useResource, useSite } from '#client/lib/site.ts'
import { cx } from '#client/lib/class-names.ts'
import { useSession } from '#client/lib/session.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { ExternalLink, GlassBar, Link } from '#client/ui/index.ts'
import styles from './BottomBar.module.css'
import { paths, SCREENS } from './paths.ts'

const ICON_SIZE = 21

/**
 * Home, promotions, the raised deposit button, Telegram if the merchant has one or else inviting friends, and the member. Guests are
 * asked to join (SCR-05).
 */
export function BottomBar({ onMember }: { onMember: () => void }) {
  const session = useSession()
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  const { pathname } = useLocation()
  const look = (path: string) => cx(styles.item, pathname === path && styles.on)
  const site = useSite()
  // What the merchant has switched off on phones (WIR-24).
  const { dep_func: hasDeposit = true, mem_cen: hasMember = true } = site?.mobileTemplate ?? {}
  const telegram = useResource('TELEGRAM')
  const hasReferral = useFlag('REFERRAL')
  const isInviting = !session || (hasReferral && canInvite(session.type))
  return (
    <GlassBar>
      <nav aria-label={t('menu')} className={styles.items}>
        <Link to={paths.home} aria-current={pathname === paths.home ? 'page' : undefined} className={look(paths.home)}>
          <House size={ICON_SIZE} aria-hidden="true" />
          <span>{t('home')}</span>
        </Link>
        <button type="button" className={look(SCREENS.promotions.path)} onClick={() => open('promotions')}>
          <Gift size={ICON_SIZE} aria-hidden="true" />
          <span>{t('promo')}</span>
        </button>
        {hasDeposit && (
          <button type="button" className={cx(styles.item, styles.deposit)} onClick={() => open('deposit')}>
            <span className={styles.raised}>
              <Wallet size={25} aria-hidden="true" />
            </span>
            <span>{t('deposit')}</span>
          </button>
        )}
        {/* Reserves its place until the site is known, so that the others do not move. */}
        {!site && <span className={styles.item} />}
        {telegram && (
          <ExternalLink href={telegram} className={styles.item}>
            <Send size={ICON_SIZE} aria-hidden="true" />
            <span>{t('telegram')}</span>
          </ExternalLink>
        )}
        {site && !telegram && isInviting && (
          <button type="button" className={look(SCREENS.invite.path)} onClick={() => open('invite')}>
            <UserPlus size={ICON_SIZE} aria-hidden="true" />
            <span>{t('share')}</span>
          </button>
        )}
        {hasMember && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={look(SCREENS.memberCentre.path)}
            onClick={session ? onMember : () => open('memberCentre')}
          >
            <User size={ICON_SIZE} aria-hidden="true" />
            <span>{t('account')}</span>
          </button>
        )}
      </nav>
    </GlassBar>
  )
}
