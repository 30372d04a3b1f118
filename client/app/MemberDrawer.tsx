import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MemberHead } from '#client/features/identity/member/index.ts'
import { BalanceCard } from '#client/features/money/wallet/index.ts'
import { useSession } from '#client/lib/session.ts'
import { ButtonLink, Card, Drawer, Link, Sun } from '#client/ui/index.ts'
import { DrawerHead } from './DrawerHead.tsx'
import styles from './MemberDrawer.module.css'
import { ContactRow, FavouritesRow, NewsRows, OwnRows, SignOutRow } from './MemberRows.tsx'
import { paths, SCREENS } from './paths.ts'

function GuestHead({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.guest} onClickCapture={onClose}>
      <Sun size={64} />
      <p>{t('guest_intro')}</p>
      <ButtonLink to={paths.login} isWide>
        {t('log_in')}
      </ButtonLink>
      <ButtonLink to={paths.register} variant="secondary" isWide>
        {t('register')}
      </ButtonLink>
    </div>
  )
}

/** The drawer's title; for members it links to the member centre. */
function Title({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const isMember = useSession() !== null
  if (!isMember) return <h2>{t('member_centre')}</h2>
  return (
    <h2>
      <Link to={SCREENS.memberCentre.path} className={styles.title} onClick={onClose}>
        {t('member_centre')}
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </h2>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The right-hand drawer (SCR-07): the member's own pages, then those open to everyone. */
export function MemberDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('shell')
  const session = useSession()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('member_centre')} side="right">
      <DrawerHead onClose={onClose}>
        <Title onClose={onClose} />
      </DrawerHead>
      <div className={styles.body}>
        {session ? <MemberHead /> : <GuestHead onClose={onClose} />}
        {session && <BalanceCard />}
        <Card isList>
          <OwnRows onSelect={onClose} />
          <FavouritesRow onSelect={onClose} />
          <NewsRows onSelect={onClose} />
          <ContactRow />
          <SignOutRow onSelect={onClose} />
        </Card>
      </div>
    </Drawer>
  )
}
