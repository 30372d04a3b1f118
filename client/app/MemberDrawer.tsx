import { Headset, Heart, LogOut, Megaphone, MessagesSquare, ReceiptText, ShieldCheck, UserRound, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnreadAnnouncements } from '#client/features/announcement/index.ts'
import { useInboxUnread } from '#client/features/inbox/index.ts'
import { MemberId, useMember } from '#client/features/member/index.ts'
import { useSignOut } from '#client/features/session/index.ts'
import { useFlag } from '#client/features/system/index.ts'
import { BalanceCard } from '#client/features/wallet/index.ts'
import { isAgentType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Avatar, Badge, ButtonLink, Card, Chip, Drawer, MenuRow, Sun } from '#client/ui/index.ts'
import { DrawerHead } from './DrawerHead.tsx'
import styles from './MemberDrawer.module.css'
import type { Overlay } from '#client/lib/overlay.ts'
import { paths, SCREENS } from './paths.ts'
import { ScreenRow } from './ScreenRow.tsx'

function MemberHead() {
  const session = useSession()
  const { data: member } = useMember()
  return (
    <div className={styles.member}>
      <Avatar avatar={member?.avatar ?? ''} />
      <div className={styles.words}>
        <p className={styles.name}>{member?.nickname || member?.account || session?.userName}</p>
        {member && <MemberId id={member.id} />}
        {member?.clubLabel && <Chip tone="vip">{member.clubLabel.labelName}</Chip>}
      </div>
    </div>
  )
}

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

/** A member's own pages, then what everybody may open (spec §2). */
function DrawerRows({ onClose, onShow }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const unread = useUnreadAnnouncements()
  const letters = useInboxUnread()
  const hasBetRecord = useFlag('TRANSBETREPMEM3')
  const signOut = useSignOut()
  const leave = () => {
    onClose()
    void signOut()
  }
  return (
    <Card isList>
      {session && isAgentType(session.type) && (
        <ScreenRow screen="agency" icon={<Users />} onSelect={onClose}>
          {t('agency')}
        </ScreenRow>
      )}
      {session && (
        <ScreenRow screen="myAccount" icon={<UserRound />} onSelect={onClose}>
          {t('my_account')}
        </ScreenRow>
      )}
      {session && (
        <ScreenRow screen="securityCentre" icon={<ShieldCheck />} onSelect={onClose}>
          {t('security_centre')}
        </ScreenRow>
      )}
      {session && hasBetRecord && (
        <ScreenRow screen="betRecord" icon={<ReceiptText />} onSelect={onClose}>
          {t('bet_record')}
        </ScreenRow>
      )}
      {session && (
        <MenuRow icon={<Heart />} to={paths.favourites} onSelect={onClose}>
          {t('favourites')}
        </MenuRow>
      )}
      <MenuRow icon={<Megaphone />} to={paths.notice()} note={<Badge count={unread} />} onSelect={onClose}>
        {t('news')}
      </MenuRow>
      <MenuRow icon={<MessagesSquare />} to={SCREENS.messages.path} note={<Badge count={letters} />} onSelect={onClose}>
        {t('title_message')}
      </MenuRow>
      <MenuRow icon={<Headset />} onSelect={() => onShow('contact')}>
        {t('contact')}
      </MenuRow>
      {session && (
        <MenuRow icon={<LogOut />} onSelect={leave}>
          {t('log_out')}
        </MenuRow>
      )}
    </Card>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Goes on to another overlay. */
  onShow: (overlay: Overlay) => void
}

/** The right-hand drawer. */
export function MemberDrawer({ isOpen, onClose, onShow }: Props) {
  const { t } = useTranslation('shell')
  const session = useSession()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('member_centre')} side="right">
      <DrawerHead onClose={onClose}>
        <h2>{t('member_centre')}</h2>
      </DrawerHead>
      <div className={styles.body}>
        {session ? <MemberHead /> : <GuestHead onClose={onClose} />}
        {session && <BalanceCard />}
        <DrawerRows onClose={onClose} onShow={onShow} />
      </div>
    </Drawer>
  )
}
