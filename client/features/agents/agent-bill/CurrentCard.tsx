import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { ContractStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Card, ErrorState, Link, Skeleton } from '#client/ui/index.ts'
import { currentBill } from './agent-bill.queries.ts'
import styles from './Bill.module.css'
import { useFigures } from './use-figures.ts'

/** What is missing for the next tier, as text; undefined if there is none, or if the rate is a plain ratio. */
export function useMissing() {
  const { t } = useTranslation('agent-bill')
  const { money, percent } = useFigures()
  return ({ next, terms }: Pick<ContractStatement, 'next' | 'terms'>): string | undefined => {
    const tier = next && terms.tiers[next.index]
    if (!next || !tier) return undefined
    const parts = [
      ...(next.turnover > 0n ? [t('missing_turnover', { amount: money(next.turnover) })] : []),
      ...(next.active > 0 ? [t('missing_active', { count: next.active })] : []),
      ...(next.loss > 0n ? [t('missing_loss', { amount: money(next.loss) })] : []),
    ]
    return t('missing', { rate: percent(tier.rate), parts: parts.join(' · ') })
  }
}

/** The current period: the amount so far, and what would increase it. */
export function CurrentCard({ kind }: { kind: SalaryKind }) {
  const { t } = useTranslation('agent-bill')
  const { money, period, when } = useFigures()
  const missing = useMissing()
  const { data, isPending, isLoadingError, error, refetch } = useQuery(currentBill(kind))
  if (isPending) return <Skeleton shape="list" rows={1} className={styles.currentPending} />
  if (isLoadingError) return <ErrorState error={error} onRetry={refetch} />
  if (!data)
    return (
      <Card className={styles.current}>
        <p className={styles.quiet}>{t(`no_contract_${kind}`)}</p>
        <Link to={SCREENS.agentContracts.path} className={styles.link}>
          {t('see_contracts')}
        </Link>
      </Card>
    )
  const { figures, until } = data.statement
  const owed = data.net < 0n ? -data.net : 0n
  return (
    <Card className={styles.current}>
      <p className={styles.quiet}>{t('so_far', { period: period(data) })}</p>
      <p className={styles.big}>{money(data.net + owed)}</p>
      <p className={styles.quiet}>
        {t('so_far_line', { turnover: money(figures.turnover) })}
        {kind !== 'REALTIME' && ` · ${t('active', { count: figures.active })}`}
        {kind === 'DIVIDEND' && ` · ${t('loss_line', { amount: money(figures.loss) })}`}
      </p>
      {data.deducted > 0n && <p className={styles.quiet}>{t('below_line', { amount: money(data.deducted) })}</p>}
      {owed > 0n && <p className={styles.quiet}>{t('owed_line', { amount: money(owed) })}</p>}
      {until !== null && <p className={styles.next}>{t('until_move', { date: when(until) })}</p>}
      {until === null && missing(data.statement) && <p className={styles.next}>{missing(data.statement)}</p>}
    </Card>
  )
}
