import { HandCoins, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DownlineMember } from '#contract/agents/downline/downline.ts'
import { Button } from '#client/ui/index.ts'
import styles from './Downline.module.css'
import { useTeamWords } from './use-team-words.ts'

interface Props {
  member: DownlineMember
  onStep: (step: 'send' | 'collect') => void
}

/** Sends money down, or takes it back from a member who allows it. */
export function MoneyActions({ member, onStep }: Props) {
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
