/** The rows that the member drawer and the member centre share; each checks who may see it. */
import { Headset, Heart, LogOut, Megaphone, MessagesSquare, ReceiptText, ShieldCheck, UserRound, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WaitingContractRows } from '#client/features/agents/agent-contracts/index.ts'
import { useUnreadAnnouncements } from '#client/features/content/announcement/index.ts'
import { useInboxUnread } from '#client/features/content/inbox/index.ts'
import { useSignOut } from '#client/features/identity/session/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { isAgentType } from '#client/lib/member-type.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { useSession } from '#client/lib/session.ts'
import { Badge, MenuRow } from '#client/ui/index.ts'
import { paths, SCREENS } from './paths.ts'
import { ScreenRow } from './ScreenRow.tsx'

interface Props {
  /** Called first, to close the drawer. */
  onSelect?: () => void
}

/** Account rows; nothing for a guest. */
export function OwnRows({ onSelect }: Props) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const hasBetRecord = useFlag('TRANSBETREPMEM3')
  if (!session) return null
  return (
    <>
      {isAgentType(session.type) && (
        <ScreenRow screen="agency" icon={<Users />} onSelect={onSelect}>
          {t('agency')}
        </ScreenRow>
      )}
      <WaitingContractRows onSelect={onSelect} />
      <ScreenRow screen="myAccount" icon={<UserRound />} onSelect={onSelect}>
        {t('my_account')}
      </ScreenRow>
      <ScreenRow screen="securityCentre" icon={<ShieldCheck />} onSelect={onSelect}>
        {t('security_centre')}
      </ScreenRow>
      {hasBetRecord && (
        <ScreenRow screen="betRecord" icon={<ReceiptText />} onSelect={onSelect}>
          {t('bet_record')}
        </ScreenRow>
      )}
    </>
  )
}

export function FavouritesRow({ onSelect }: Props) {
  const { t } = useTranslation('shell')
  if (!useSession()) return null
  return (
    <MenuRow icon={<Heart />} to={paths.favourites} onSelect={onSelect}>
      {t('favourites')}
    </MenuRow>
  )
}

/** News from the site, with unread counts. */
export function NewsRows({ onSelect }: Props) {
  const { t } = useTranslation('shell')
  const unread = useUnreadAnnouncements()
  const letters = useInboxUnread()
  return (
    <>
      <MenuRow icon={<Megaphone />} to={paths.notice()} note={<Badge count={unread} />} onSelect={onSelect}>
        {t('news')}
      </MenuRow>
      <MenuRow icon={<MessagesSquare />} to={SCREENS.messages.path} note={<Badge count={letters} />} onSelect={onSelect}>
        {t('title_message')}
      </MenuRow>
    </>
  )
}

export function ContactRow() {
  const { t } = useTranslation('shell')
  return (
    <MenuRow icon={<Headset />} onSelect={() => showOverlay('contact')}>
      {t('contact')}
    </MenuRow>
  )
}

/** Nothing for a guest. */
export function SignOutRow({ onSelect }: Props) {
  const { t } = useTranslation('shell')
  const signOut = useSignOut()
  if (!useSession()) return null
  const leave = () => {
    onSelect?.()
    void signOut()
  }
  return (
    <MenuRow icon={<LogOut />} onSelect={leave}>
      {t('log_out')}
    </MenuRow>
  )
}
