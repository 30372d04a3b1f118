import { Copy, Heart, LogOut, Megaphone, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMember } from '#client/features/member/index.ts'
import { BalanceCard } from '#client/features/wallet/index.ts'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { ButtonLink, Card, Chip, Drawer, IconButton, Sun } from '#client/ui/index.ts'
import styles from './MemberDrawer.module.css'
import { MenuRow } from './MenuRow.tsx'
import { paths } from './paths.ts'
import { useSignOut } from './use-sign-out.ts'

function MemberHead() {
  const { t } = useTranslation(['shell', 'common'])
  const session = useSession()
  const { data: member } = useMember()
  const copy = async (id: number) => {
    if (await copyText(String(id))) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <div className={styles.member}>
      <span className={styles.avatar}>
        <Sun size={38} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{member?.nickname || member?.account || session?.userName}</p>
        {member && (
          <p className={styles.id}>
            {t('member_id', { id: member.id })}
            <IconButton
              label={t('copy_id')}
              icon={<Copy size={16} />}
              className={styles.copy}
              onClick={() => void copy(member.id)}
            />
          </p>
        )}
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

/** The right-hand drawer. Items whose pages come later are left out (`SCREENS` in paths.ts). */
export function MemberDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const session = useSession()
  const signOut = useSignOut()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('member_centre')} side="right">
      <div className={styles.head}>
        <h2>{t('member_centre')}</h2>
        <IconButton label={t('common:close')} icon={<X size={22} />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {session ? <MemberHead /> : <GuestHead onClose={onClose} />}
        {session && <BalanceCard />}
        <Card isList>
          {session && (
            <MenuRow icon={<Heart />} to={paths.favourites} onSelect={onClose}>
              {t('favourites')}
            </MenuRow>
          )}
          <MenuRow icon={<Megaphone />} to={paths.notice()} onSelect={onClose}>
            {t('news')}
          </MenuRow>
          {session && (
            <MenuRow
              icon={<LogOut />}
              onSelect={() => {
                onClose()
                void signOut()
              }}
            >
              {t('log_out')}
            </MenuRow>
          )}
        </Card>
      </div>
    </Drawer>
  )
}
