import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentContradiction } from '#contract/money/deposit/deposit-review.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import styles from './DepositReview.module.css'
import { paymentContradictions, useSettleContradiction } from './deposit-review.queries.ts'

/** Reports from payment sites that contradict each other; nothing if they agree. */
export function PaymentContradictions() {
  const { t } = useTranslation('operator')
  const { money, when } = useWords()
  const { data = [] } = useQuery(paymentContradictions())
  const settle = useSettleContradiction()
  const [chosen, setChosen] = useState<PaymentContradiction>()
  if (data.length === 0) return null
  const said = ({ depositId, outcome, amount }: Pick<PaymentContradiction, 'depositId' | 'outcome' | 'amount'>) =>
    `${depositId} · ${t(`payment_${outcome}`, { defaultValue: outcome })} · ${money(amount)}`
  return (
    <section aria-label={t('contradictions')} className={styles.blocks}>
      {data.map((one) => (
        <div key={one.id} className={styles.block} role="alert">
          <div className={styles.contradiction}>
            <strong>{t(`contradiction_${one.contradiction}`)}</strong>
            <span>
              {said(one)} · {when(one.receivedAt)}
            </span>
            {one.earlier.map((before) => (
              <span key={said(before)}>{t('said_before', { said: said(before) })}</span>
            ))}
            <code>{one.paymentId}</code>
          </div>
          <Button size="small" variant="secondary" onClick={() => setChosen(one)}>
            {t('settle_contradiction')}
          </Button>
        </div>
      ))}
      <ReasonSheet
        isOpen={chosen !== undefined}
        title={t('settle_contradiction_why')}
        submit={t('settle_contradiction')}
        onSubmit={async (reason) => {
          if (!chosen) return
          await settle.mutateAsync({ id: chosen.id, reason })
          toast.success(t('contradiction_settled'))
        }}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}
