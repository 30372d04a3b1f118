import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Value } from '#contract/endpoint.ts'
import type { transferMany } from '#contract/agents/downline/downline-transfer.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { Button } from '#client/ui/index.ts'
import type { DownlineRow } from './downline.queries.ts'
import styles from './Downline.module.css'
import { useTeamWords } from './use-team-words.ts'

interface Props {
  answer: Value<typeof transferMany>
  /** For the names of members whose answer has none. */
  members: readonly DownlineRow[]
  onDone: () => void
}

/** Which of the members got the money, and why the others did not. */
export function ManyResult({ answer, members, onDone }: Props) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const { money } = useTeamWords()
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        {t('many_result', { sent: answer.list.filter(({ success }) => success).length, number: answer.list.length })}
      </p>
      <ul className={styles.lines}>
        {answer.list.map(({ customerId, username, amount, success, errorCode }) => (
          <li key={customerId ?? username} className={styles.line}>
            <span className={styles.name}>
              {success ? (
                <CircleCheck size={18} className={styles.ok} aria-label={t('line_sent')} />
              ) : (
                <CircleAlert size={18} className={styles.refused} style={{ flex: 'none' }} aria-label={t('line_refused')} />
              )}
              {username || members.find((member) => member.customerId === customerId)?.username}
            </span>
            <span>{money(amount)}</span>
            {errorCode && <span className={styles.refused}>{text(new ApiError(errorCode))}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('balance_left', { amount: money(answer.balance) })}</p>
      <Button isWide onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  )
}
