import { useTranslation } from 'react-i18next'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import type { ContractStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import { useBillPlaces } from './bill-places.ts'
import { Line } from './Line.tsx'
import { useFigures } from './use-figures.ts'

type Days = Pick<AgentBill, 'startDate' | 'endDate'>

/** The team's figures; for a dividend, every part of its loss. */
export function TeamFacts({ days, statement }: { days: Days; statement: ContractStatement }) {
  const { t } = useTranslation('agent-bill')
  const { money, number } = useFigures()
  const { kind, figures, terms } = statement
  const to = useBillPlaces().bets(days)
  const usesLoss = kind === 'DIVIDEND' || terms.tiers.some(({ minLoss }) => minLoss !== null)
  return (
    <dl>
      {figures.bets > 0 && <Line label={t('bets')} value={number(figures.bets)} to={to} />}
      {kind === 'REALTIME' ? (
        <Line label={t('stake')} value={money(figures.stake)} to={to} />
      ) : (
        <>
          <Line label={t('turnover')} value={money(figures.turnover)} to={to} />
          <Line label={t('active_of', { amount: money(terms.minBillingOrder) })} value={number(figures.active)} />
        </>
      )}
      {usesLoss && (
        <>
          <Line label={t('stake')} value={money(figures.stake)} to={to} />
          <Line label={t('payout')} value={money(-figures.payout)} to={to} />
          <Line label={t('rebate')} value={money(-figures.rebate)} />
          <Line label={t('promotion')} value={money(-figures.promotion)} />
          <Line label={t('salary')} value={money(-figures.salary)} />
          {figures.adjustment !== 0n && <Line label={t('adjustment')} value={money(figures.adjustment)} />}
          <Line label={t('loss')} value={money(figures.loss)} isSum />
        </>
      )}
    </dl>
  )
}
