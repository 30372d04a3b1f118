import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberInfo } from '#contract/identity/member/member.ts'
import type { RegisterRules } from '#contract/identity/register.ts'
import { AvatarSheet } from '#client/features/identity/avatar/index.ts'
import { useRegisterRules } from '#client/features/identity/register/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { formatDate } from '#client/lib/format.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Avatar, Button, Card, Chip, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { BirthdaySheet } from './BirthdaySheet.tsx'
import { CloseAccountSheet } from './CloseAccountSheet.tsx'
import { useMember } from '#client/lib/current-member.ts'
import { MemberHead, PICTURE_SIZE } from './MemberHead.tsx'
import { CONTACTS, valueOf, type SheetProps, type TextPart } from './profile-fields.ts'
import styles from './ProfilePage.module.css'
import { ProfileRow } from './ProfileRow.tsx'
import { TextSheet } from './TextSheet.tsx'

type Part = TextPart | 'birthday' | 'avatar' | 'close'

interface Props {
  member: MemberInfo
  rules: RegisterRules
}

function PartSheet({ part, member, rules, ...sheet }: Props & SheetProps & { part: Part }) {
  if (part === 'avatar') return <AvatarSheet {...sheet} current={member.avatar} />
  if (part === 'birthday') return <BirthdaySheet {...sheet} />
  if (part === 'close') return <CloseAccountSheet {...sheet} />
  return <TextSheet {...sheet} part={part} rule={rules[part]} value={valueOf(member, part)} />
}

/** The open sheet; a closing one stays for its animation. Each opening starts fresh. */
function usePartSheet() {
  const [sheet, setSheet] = useState({ part: 'nickname' as Part, isOpen: false, opening: 0 })
  return {
    ...sheet,
    open: (part: Part) => setSheet({ part, isOpen: true, opening: sheet.opening + 1 }),
    close: () => setSheet({ ...sheet, isOpen: false }),
  }
}

function PictureButton({ avatar, onOpen }: { avatar: string; onOpen: () => void }) {
  const { t } = useTranslation('member')
  return (
    <button type="button" aria-haspopup="dialog" aria-label={t('change_picture')} className={styles.picture} onClick={onOpen}>
      <Avatar avatar={avatar} size={PICTURE_SIZE} />
      <span className={styles.camera}>
        <Camera size={16} aria-hidden="true" />
      </span>
    </button>
  )
}

function Profile({ member, rules }: Props) {
  const { t, i18n } = useTranslation(['member', 'register', 'verification'])
  const sheet = usePartSheet()
  const open = useOpenScreen()
  const hasPictures = useFlag('PROFPIC3')
  const contacts = CONTACTS.filter((contact) => rules[contact].enabled)
  const proof = (isProved: boolean) => <Chip tone={isProved ? 'new' : undefined}>{t(isProved ? 'proved' : 'not_proved')}</Chip>
  const birthday =
    member.birthday && formatDate(Date.parse(member.birthday), i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const text = (name: TextPart) => ({
    label: t(`register:field_${name}`),
    value: valueOf(member, name),
    onOpen: () => sheet.open(name),
  })

  return (
    <div className={styles.page}>
      <MemberHead
        picture={hasPictures ? <PictureButton avatar={member.avatar} onOpen={() => sheet.open('avatar')} /> : undefined}
      />
      <Card isList>
        <ProfileRow {...text('nickname')} />
        <ProfileRow {...text('payeeName')} isFixed={member.payeeName !== ''} />
        <ProfileRow
          label={t('register:field_birthday')}
          value={birthday}
          isFixed={member.birthday !== ''}
          onOpen={() => sheet.open('birthday')}
        />
      </Card>
      <Card isList>
        <ProfileRow
          label={t('verification:mobile')}
          value={member.mobile && `+${member.countryDialingCode} ${member.mobile}`}
          note={member.mobile && proof(member.mobileVerified)}
          onOpen={() => open('mobile')}
          isPage
        />
        <ProfileRow
          label={t('register:field_email')}
          value={member.email}
          note={member.email && proof(member.emailVerified)}
          onOpen={() => open('email')}
          isPage
        />
        {contacts.map((contact) => (
          <ProfileRow key={contact} {...text(contact)} />
        ))}
      </Card>
      <div className={styles.foot}>
        <Button variant="ghost" size="small" onClick={() => sheet.open('close')}>
          {t('close_title')}
        </Button>
      </div>
      <PartSheet
        key={sheet.opening}
        part={sheet.part}
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        member={member}
        rules={rules}
      />
    </div>
  )
}

/** The member's profile, and which parts of it they may change. */
export function ProfilePage() {
  const { t } = useTranslation('common')
  const [member, rules] = [useMember(), useRegisterRules()]
  if (member.isLoadingError) return <ErrorState error={member.error} onRetry={member.refetch} />
  if (rules.isLoadingError) return <ErrorState error={rules.error} onRetry={rules.refetch} />
  if (member.isPending || rules.isPending) return <Skeleton shape="list" rows={6} />
  if (isTrialType(member.data.type)) return <EmptyState message={t('real_account_needed')} />
  return <Profile member={member.data} rules={rules.data} />
}
