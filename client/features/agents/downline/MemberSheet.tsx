import { useQuery } from '@tanstack/react-query'
import {
  ArrowLeftRight,
  FileSignature,
  HandCoins,
  KeyRound,
  Network,
  PencilLine,
  Percent,
  ReceiptText,
  Send,
  UserRoundCheck,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownlineMember, DownlineRow } from '#contract/agents/downline/downline.ts'
import { Facts } from '#client/ui/report/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { isOpen as isScreenOpen, SCREENS, type ScreenName } from '#client/lib/paths.ts'
import { Button, Card, ErrorState, MenuRow, Sheet, Skeleton } from '#client/ui/index.ts'
import { downlineMember, memberMobile } from './downline.queries.ts'
import styles from './Downline.module.css'
import { FirstPasswordForm, NicknameForm, PromoteForm } from './MemberForms.tsx'
import { MoveForm } from './MoveForm.tsx'
import { TransferForm } from './TransferForm.tsx'
import { useTeamWords } from './use-team-words.ts'

type Step = 'facts' | 'send' | 'collect' | 'promote' | 'nickname' | 'password' | 'move'

interface Props {
  row: DownlineRow
  isOpen: boolean
  onClose: () => void
  onBranch: (id: number) => void
}

const PAGES: readonly { screen: ScreenName; icon: ReactNode; text: 'to_rebates' | 'to_contracts' | 'to_bets' }[] = [
  { screen: 'rebateSetting', icon: <Percent />, text: 'to_rebates' },
  { screen: 'agentContracts', icon: <FileSignature />, text: 'to_contracts' },
  { screen: 'teamBetting', icon: <ReceiptText />, text: 'to_bets' },
]

function MemberFacts({ member }: { member: DownlineMember }) {
  const { t } = useTranslation('downline')
  const { money, number, time, day, typeOf } = useTeamWords()
  const { data: phone } = useQuery(memberMobile(member.customerId, member.isDirect))
  const upline = member.path.at(-1)
  return (
    <Facts
      facts={[
        { label: t('username'), value: member.username, copied: member.username },
        { label: t('kind'), value: typeOf(member.type) },
        { label: t('status'), value: t(`status_${member.status}`) },
        { label: t('balance'), value: money(member.balance) },
        ...(upline ? [{ label: t('upline'), value: upline.username }] : []),
        { label: t('level'), value: number(member.level) },
        { label: t('direct_count'), value: number(member.directCount) },
        { label: t('team_count'), value: number(member.teamCount) },
        { label: t('last_login'), value: member.isOnline ? t('online') : time(member.lastLogin) },
        { label: t('registered'), value: day(member.regDate) },
        ...(phone?.mobile ? [{ label: t('mobile'), value: phone.mobile }] : []),
      ]}
    />
  )
}

/** Sends money down, or takes it back from a member who allows it. */
function MoneyActions({ member, onStep }: { member: DownlineMember; onStep: (step: Step) => void }) {
  const { t } = useTranslation('downline')
  const { time } = useTeamWords()
  return (
    <>
      <div className={styles.actions}>
        <Button size="small" icon={<Send size={18} />} disabled={!member.canReceive} onClick={() => onStep('send')}>
          {t('send')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<HandCoins size={18} />}
          disabled={member.consentUntil === null || !member.canReceive}
          onClick={() => onStep('collect')}
        >
          {t('collect')}
        </Button>
      </div>
      {!member.canReceive ? (
        <p className={styles.note}>{t('cannot_receive')}</p>
      ) : (
        member.isDirect && (
          <p className={styles.note}>
            {member.consentUntil === null ? t('no_consent') : t('consent_until', { time: time(member.consentUntil) })}
          </p>
        )
      )}
    </>
  )
}

function Actions({ member, onStep, onBranch }: { member: DownlineMember; onStep: (step: Step) => void; onBranch: () => void }) {
  const { t } = useTranslation('downline')
  const pages = PAGES.filter(({ screen }) => isScreenOpen(screen))
  return (
    <Card isList>
      {member.directCount > 0 && (
        <MenuRow icon={<Network />} onSelect={onBranch}>
          {t('open_branch')}
        </MenuRow>
      )}
      {member.canPromote && (
        <MenuRow icon={<UserRoundCheck />} onSelect={() => onStep('promote')}>
          {t('promote')}
        </MenuRow>
      )}
      {member.canRename && (
        <MenuRow icon={<PencilLine />} onSelect={() => onStep('nickname')}>
          {t('change_nickname')}
        </MenuRow>
      )}
      {member.canSetPassword && (
        <MenuRow icon={<KeyRound />} onSelect={() => onStep('password')}>
          {t('give_password')}
        </MenuRow>
      )}
      <MenuRow icon={<ArrowLeftRight />} onSelect={() => onStep('move')}>
        {t('move')}
      </MenuRow>
      {pages
        .filter(({ screen }) => screen === 'teamBetting' || member.isDirect)
        .map(({ screen, icon, text }) => (
          <MenuRow key={screen} icon={icon} to={`${SCREENS[screen].path}?member=${member.customerId}`}>
            {t(text)}
          </MenuRow>
        ))}
    </Card>
  )
}

function Content({ row, step, onStep, onClose, onBranch }: Omit<Props, 'isOpen'> & { step: Step; onStep: (step: Step) => void }) {
  const { t } = useTranslation('downline')
  const { data: member, isPending, error, refetch } = useQuery(downlineMember(row.customerId))
  const mayTransfer = useFlag('AGENTRANSMULTDOWN3')
  const back = () => onStep('facts')
  if (isPending) return <Skeleton rows={6} />
  if (!member) return <ErrorState error={error} onRetry={refetch} />
  switch (step) {
    case 'send':
      return <TransferForm kind="GIVEN" member={member} onDone={back} />
    case 'collect':
      return <TransferForm kind="COLLECTED" member={member} onDone={back} />
    case 'promote':
      return <PromoteForm member={member} onDone={back} />
    case 'nickname':
      return <NicknameForm member={member} onDone={back} />
    case 'password':
      return <FirstPasswordForm member={member} onDone={back} />
    case 'move':
      return <MoveForm members={[member]} onDone={onClose} />
    case 'facts':
      return (
        <div className={styles.stack}>
          {mayTransfer && <MoneyActions member={member} onStep={onStep} />}
          <MemberFacts member={member} />
          <Actions member={member} onStep={onStep} onBranch={() => onBranch(member.customerId)} />
          {member.isDirect && !member.canSetPassword && <p className={styles.note}>{t('owner_came')}</p>}
        </div>
      )
  }
}

/** One team member: details and allowed actions. */
export function MemberSheet({ row, isOpen, onClose, onBranch }: Props) {
  const { t } = useTranslation('downline')
  const [step, setStep] = useState<Step>('facts')
  const title = {
    facts: row.nickname || row.username,
    send: t('send'),
    collect: t('collect'),
    promote: t('promote'),
    nickname: t('change_nickname'),
    password: t('give_password'),
    move: t('move'),
  }[step]
  const close = () => {
    setStep('facts')
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={title}
      footer={
        step !== 'facts' && (
          <Button variant="ghost" isWide onClick={() => setStep('facts')}>
            {t('back_to_member')}
          </Button>
        )
      }
    >
      {isOpen && <Content row={row} step={step} onStep={setStep} onClose={close} onBranch={onBranch} />}
    </Sheet>
  )
}
