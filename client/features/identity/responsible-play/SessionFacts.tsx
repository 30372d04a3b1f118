import { useTranslation } from 'react-i18next'
import type { PlaySession } from '#contract/identity/responsible-play.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Stat, StatTrio } from '#client/ui/index.ts'
import { useElapsed } from './elapsed.ts'
import styles from './ResponsiblePlay.module.css'

interface Props {
  session: PlaySession
  /** When the server answered, by this device's clock. */
  receivedAt: number
  /** Stacked, where space is tight. */
  isNarrow?: boolean
}

/** Time since login, total stakes, and the win or loss (RG-11). */
export function SessionFacts({ session, receivedAt, isNarrow = false }: Props) {
  const { t, i18n } = useTranslation('responsible-play')
  const currency = useCurrency()
  const money = (amount: bigint, isSigned = false) => formatMoney(amount, currency, { language: i18n.language, isSigned })
  const facts = [
    { label: t('session_time'), value: useElapsed(session, receivedAt) },
    { label: t('session_staked'), value: money(session.staked) },
    { label: t('session_net'), value: money(session.net, session.net !== 0n) },
  ]
  if (!isNarrow) {
    return (
      <StatTrio>
        {facts.map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </StatTrio>
    )
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
