import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import { MOST_BILLS } from '#contract/agents/agent-bill/agent-payout.ts'
import { Button, Card, Checkbox } from '#client/ui/index.ts'
import styles from './Bill.module.css'
import { BillRow } from './BillRow.tsx'
import { type HandKind, isHandKind, waits } from './payout.queries.ts'
import { PayOutSheet } from './PayOutSheet.tsx'
import { useFigures } from './use-figures.ts'

/** Bills the agent pays; unpaid ones can be selected and paid together. */
export function GivenBills({ bills }: { bills: readonly AgentBill[] }) {
  const { t } = useTranslation('agent-bill')
  const { money, number, period } = useFigures()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [paying, setPaying] = useState<{ kind: HandKind; bills: readonly AgentBill[] }>()
  const waiting = bills.filter((bill) => waits(bill) && isHandKind(bill.kind))
  const picked = waiting.filter(({ id }) => ticked.has(id))
  // Dividends and salaries are paid by different calls: the first tick decides the kind.
  const kind = picked[0]?.kind
  const payable = kind === undefined ? waiting : waiting.filter((bill) => bill.kind === kind)
  const tick = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id) && picked.length < MOST_BILLS) next.add(id)
    setTicked(next)
  }
  const isAll = picked.length > 0 && picked.length === Math.min(payable.length, MOST_BILLS)
  // Nothing selected yet: take all of the first one's kind.
  const first = waiting[0]?.kind
  const all = (kind === undefined ? waiting.filter((bill) => bill.kind === first) : payable).slice(0, MOST_BILLS)
  return (
    <>
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          <p className={styles.quiet}>{t('pick_line')}</p>
          <Button size="small" variant="secondary" onClick={() => setTicked(new Set(isAll ? [] : all.map(({ id }) => id)))}>
            {t(isAll ? 'pick_none' : 'pick_all')}
          </Button>
        </div>
      )}
      <Card isList>
        {bills.map((bill) => (
          <div key={bill.id} className={styles.pickable}>
            {payable.includes(bill) && (
              <Checkbox checked={ticked.has(bill.id)} onChange={() => tick(bill.id)}>
                <span className="visually-hidden">
                  {t('pick', { name: bill.payee.nickname || bill.payee.account, period: period(bill) })}
                </span>
              </Checkbox>
            )}
            <BillRow bill={bill} isGiven />
          </div>
        ))}
      </Card>
      {picked.length > 0 && (
        <div className={styles.picked}>
          <output>{t('picked', { count: picked.length, number: number(picked.length) })}</output>
          <Button onClick={() => kind !== undefined && isHandKind(kind) && setPaying({ kind, bills: picked })}>
            {t('pay_out', { amount: money(picked.reduce((sum, { gross }) => sum + gross, 0n)) })}
          </Button>
        </div>
      )}
      {paying && <PayOutSheet {...paying} onClose={() => setPaying(undefined)} />}
    </>
  )
}
