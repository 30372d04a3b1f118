import { useTranslation } from 'react-i18next'
import type { PlayLimit } from '#contract/identity/responsible-play.ts'
import { formatDate } from '#client/lib/format.ts'
import { Button, Card } from '#client/ui/index.ts'
import styles from './ResponsiblePlay.module.css'
import { useLimitText } from './use-limit-text.ts'

/** The binding limit: the stricter of the member's own and the operator's (RG-04). */
const bindingOf = ({ amount, operatorAmount }: PlayLimit): bigint | null => {
  if (amount === null || operatorAmount === null) return amount ?? operatorAmount
  return amount < operatorAmount ? amount : operatorAmount
}
const PERCENT = 100

/** One limit: how much is used, a pending change, and the button to change it. */
export function LimitCard({ limit, onChange }: { limit: PlayLimit; onChange: () => void }) {
  const { t, i18n } = useTranslation('responsible-play')
  const text = useLimitText()
  const { kind, period, amount, operatorAmount, used, pending } = limit
  const binding = bindingOf(limit)
  const time = pending && formatDate(pending.confirmableAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const part = binding ? Math.min(PERCENT, Number((used * BigInt(PERCENT)) / binding)) : 0
  return (
    <Card className={styles.limit}>
      <div className={styles.limitHead}>
        <h3>{t(`period_${period}`)}</h3>
        <Button variant="secondary" size="small" onClick={onChange}>
          {t(amount === null ? 'set_limit' : 'change_limit')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {binding === null
          ? t('limit_none', { used: text(kind, used) })
          : t('limit_used', { used: text(kind, used), limit: text(kind, binding) })}
      </p>
      {binding !== null && (
        <div className={styles.bar} data-full={part === PERCENT || undefined}>
          <span style={{ inlineSize: `${part}%` }} />
        </div>
      )}
      {operatorAmount !== null && <p className={styles.quiet}>{t('limit_site', { limit: text(kind, operatorAmount) })}</p>}
      {pending && (
        <p className={styles.pending}>
          {pending.amount === null
            ? t('pending_none', { time })
            : t('pending_higher', { time, limit: text(kind, pending.amount) })}
        </p>
      )}
    </Card>
  )
}
