import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownlineRow } from '#contract/agents/downline/downline.ts'
import { useFlag } from '#client/lib/site.ts'
import { Button, ErrorState, Sheet, Skeleton } from '#client/ui/index.ts'
import { downlineMember } from './downline.queries.ts'
import styles from './Downline.module.css'
import { MemberActions, type MemberStep } from './MemberActions.tsx'
import { FirstPasswordForm, NicknameForm, PromoteForm } from './MemberForms.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { MoveForm } from './MoveForm.tsx'
import { TeamMemberFacts } from './TeamMemberFacts.tsx'
import { TransferForm } from './TransferForm.tsx'

interface Props {
  row: DownlineRow
  isOpen: boolean
  onClose: () => void
  onBranch: (id: number) => void
}

function Content({
  row,
  step,
  onStep,
  onClose,
  onBranch,
}: Omit<Props, 'isOpen'> & { step: MemberStep; onStep: (step: MemberStep) => void }) {
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
          <TeamMemberFacts member={member} />
          <MemberActions member={member} onStep={onStep} onBranch={() => onBranch(member.customerId)} />
          {member.isDirect && !member.canSetPassword && <p className={styles.note}>{t('owner_came')}</p>}
        </div>
      )
  }
}

/** One team member: details and allowed actions. */
export function MemberSheet({ row, isOpen, onClose, onBranch }: Props) {
  const { t } = useTranslation('downline')
  const [step, setStep] = useState<MemberStep>('facts')
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
