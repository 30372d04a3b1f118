import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMember } from '#client/lib/current-member.ts'
import { useCurrency } from '#client/lib/site.ts'
import { useBalance, useBalanceHidden } from '#client/features/money/wallet/index.ts'
import { formatMoney, maskMoney } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useNow } from '#client/lib/use-now.ts'
import { Avatar, Link } from '#client/ui/index.ts'
import { incomeToday, teamToday } from './agent.queries.ts'
import styles from './AgentHead.module.css'
import { greetingAt } from './greeting.ts'

const MINUTE_MS = 60_000
const PICTURE = 48

/** Name, own money, and the team's figures of today; each figure links to its details. */
export function AgentHead() {
  const { t, i18n } = useTranslation('agent')
  const currency = useCurrency()
  const { data: member } = useMember()
  const { data: wallet } = useBalance()
  const isHidden = useBalanceHidden()
  const income = useQuery(incomeToday())
  const today = useQuery(teamToday())
  const greeting = greetingAt(new Date(useNow(MINUTE_MS)).getHours())
  const money = (amount: bigint | undefined, isSigned = false) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language, isSigned: isSigned && amount > 0n })
  const facts = [
    { label: t('today_turnover'), value: money(today.data?.validTurnover), to: `${SCREENS.teamBetting.path}?span=today` },
    { label: t('today_pnl'), value: money(today.data?.PnL, true), to: `${SCREENS.teamPnl.path}?span=today` },
    { label: t('today_deposits'), value: money(today.data?.deposit), to: `${SCREENS.teamPnl.path}?span=today&sort=deposit` },
  ]
  return (
    <section className={styles.head}>
      <div className={styles.who}>
        <Avatar avatar={member?.avatar ?? ''} size={PICTURE} />
        <p className={styles.greeting}>
          <span className={styles.hello}>{t(greeting)}</span>
          <span className={styles.name}>{member?.nickname ?? ' '}</span>
        </p>
      </div>
      <div className={styles.own}>
        <p>
          <span>{t('balance')}</span>
          <strong>{isHidden && wallet ? maskMoney(wallet) : money(wallet?.sumBalance)}</strong>
        </p>
        <Link to={`${SCREENS.transactions.path}?types=AGENT`} className={styles.income}>
          <span>{t('income_today')}</span>
          <strong>{money(income.data, true)}</strong>
        </Link>
      </div>
      <ul className={styles.facts} aria-label={t('team_today')} aria-busy={today.isPending}>
        {facts.map(({ label, value, to }) => (
          <li key={label}>
            <Link to={to} className={styles.fact}>
              <span>{label}</span>
              <strong>{value}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
