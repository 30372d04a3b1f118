import { useTranslation } from 'react-i18next'
import type { AgentBill, BillExplanation } from '#contract/agents/agent-bill/agent-bill.ts'
import type { ContractStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import styles from './Bill.module.css'
import { useBillPlaces } from './bill-places.ts'
import { Line } from './Line.tsx'
import { useFigures } from './use-figures.ts'

/** From the base to what the tier pays, with every deduction. */
export function CalculationFacts({ bill, statement }: { bill: AgentBill; statement: ContractStatement }) {
  const { t } = useTranslation('agent-bill')
  const { money, percent, when } = useFigures()
  const { kind, figures, base, rate, computed, capped, offset, carryIn, carryOut, limitedBy, until } = statement
  return (
    <>
      <dl>
        {kind === 'DIVIDEND' && carryIn > 0n && (
          <>
            <Line label={t('loss')} value={money(figures.loss)} />
            <Line label={t('carry_in')} value={money(-carryIn)} />
          </>
        )}
        <Line
          label={t('times', { base: money(base > 0n ? base : 0n), rate: percent(rate) })}
          value={money(computed)}
          isSum={capped === 0n && offset === 0n && bill.sequence === 0}
        />
        {capped > 0n && <Line label={t('capped')} value={money(-capped)} />}
        {offset > 0n && <Line label={t('offset')} value={money(-offset)} />}
        {bill.sequence > 0 && <Line label={t('difference')} value={money(bill.gross)} isSum />}
        {bill.sequence === 0 && (capped > 0n || offset > 0n) && <Line label={t('gross')} value={money(bill.gross)} isSum />}
      </dl>
      {limitedBy !== null && <p className={styles.quiet}>{t('limited', { rate: percent(limitedBy) })}</p>}
      {statement.isSkipped && <p className={styles.quiet}>{t('skipped')}</p>}
      {until !== null && <p className={styles.quiet}>{t('until_move', { date: when(until) })}</p>}
      {carryOut > 0n && <p className={styles.quiet}>{t('carry_out', { amount: money(carryOut) })}</p>}
    </>
  )
}

/** The shares of the downlines, and what is left. */
export function BelowFacts({ explained: { bill, below }, isBackOffice }: { explained: BillExplanation; isBackOffice?: boolean }) {
  const { t } = useTranslation('agent-bill')
  const { money } = useFigures()
  const places = useBillPlaces()
  return (
    <dl>
      {!bill.isByHand && <Line label={t(isBackOffice ? 'funded' : 'yours')} value={money(bill.funded)} />}
      {below.map((one) => (
        <Line
          key={one.id}
          label={one.payee.nickname || one.payee.account}
          value={money(bill.isByHand ? one.gross : -one.gross)}
          to={places.bill(one.id)}
        />
      ))}
      {!bill.isByHand && (
        <Line label={t(isBackOffice ? 'office_net' : 'left')} value={money(bill.net > 0n ? bill.net : 0n)} isSum />
      )}
      {!bill.isByHand && bill.net < 0n && (
        <Line label={t(isBackOffice ? 'office_from_wallet' : 'from_wallet')} value={money(-bill.net)} />
      )}
    </dl>
  )
}
