import { useTranslation } from 'react-i18next'
import type { PlaySession } from '#contract/responsible-play.ts'
import { useCurrency } from '#client/features/system/index.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Stat, StatTrio } from '#client/ui/index.ts'
import { useElapsed } from './elapsed.ts'
import styles from './ResponsiblePlay.module.css'

interface Props {
  session: PlaySession
  /** When the server told it, by our own clock. */
  toldAt: number
  /** One below the other, where there is little room. */
  isNarrow?: boolean
}

/** Time since the login, what was staked, and what is won or lost of it (RG-11). */
export function SessionFacts({ session, toldAt, isNarrow = false }: Props) {
  const { t, i18n } = useTranslation('responsible-play')
  const currency = useCurrency()
  const money = (amount: bigint, isSigned = false) => formatMoney(amount, currency, { language: i18n.language, isSigned })
  const facts = [
    { label: t('session_time'), value: useElapsed(session, toldAt) },
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
