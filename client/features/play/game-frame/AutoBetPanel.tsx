import { Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Button, Field, IconButton, SegmentedControl } from '#client/ui/index.ts'
import { AUTO_BETS_MOST, type AutoPlan } from './auto-bet.ts'
import styles from './AutoBet.module.css'
import { StakeChangeField } from './StakeChangeField.tsx'
import type { AutoForm } from './use-auto-form.ts'

const COUNTS = ['10', '25', '50', '100', String(AUTO_BETS_MOST)].map((value) => ({ value, label: value }))

interface Props {
  form: AutoForm
  canStart: boolean
  canChangeStake: boolean
  currency: CurrencyMeta
  onStart: (plan: AutoPlan) => void
}

/** The number of automatic bets, the stake changes, and the end conditions. Requires a loss limit (RG-13). */
export function AutoBetPanel({ form, canStart, canChangeStake, currency, onStart }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const numberProblem = useNumberProblem()
  const [isTyping, setTyping] = useState(() => !COUNTS.some(({ value }) => value === form.count))
  const { stake, bets, plan } = form
  const symbol = <span aria-hidden="true">{currency.currencySymbol}</span>
  return (
    <div className={styles.panel}>
      <div className={styles.counts}>
        <span aria-hidden="true" className={styles.label}>
          {t('auto_bets')}
        </span>
        <SegmentedControl label={t('auto_bets')} options={COUNTS} value={form.count} onChange={form.setCount} />
        <IconButton
          look="surface"
          label={t('auto_bets_typed')}
          aria-expanded={isTyping}
          icon={<Pencil size={18} />}
          className={styles.pencil}
          onClick={() => setTyping(!isTyping)}
        />
      </div>
      {isTyping && (
        <Field
          label={t('auto_bets')}
          value={form.count}
          inputMode="numeric"
          autoComplete="off"
          error={bets === undefined ? t('auto_bets_wrong', { most: AUTO_BETS_MOST }) : undefined}
          onChange={(event) => form.setCount(event.target.value)}
        />
      )}
      {canChangeStake && (
        <>
          <StakeChangeField label={t('auto_on_win')} change={form.onWin} onChange={form.setOnWin} />
          <StakeChangeField label={t('auto_on_loss')} change={form.onLoss} onChange={form.setOnLoss} />
        </>
      )}
      <div className={styles.stops}>
        <Field
          label={t('auto_stop_profit')}
          value={form.profit}
          inputMode="decimal"
          autoComplete="off"
          leading={symbol}
          error={numberProblem(form.stopProfit)}
          onChange={(event) => form.setProfit(event.target.value)}
        />
        <Field
          label={t('auto_stop_loss')}
          value={form.loss}
          inputMode="decimal"
          autoComplete="off"
          required
          leading={symbol}
          error={
            numberProblem(form.stopLoss) ??
            (form.loss !== '' && !form.isLossEnough && stake !== undefined
              ? t('auto_loss_low', { stake: money(stake) })
              : undefined)
          }
          onChange={(event) => form.setLoss(event.target.value)}
        />
      </div>
      <p className={styles.note}>
        <Lock size={16} aria-hidden="true" />
        {t('auto_note')}
      </p>
      <Button isWide disabled={!canStart || !plan} onClick={() => plan && onStart(plan)}>
        {t('auto_start', { count: bets ?? 0, amount: money(stake ?? 0n) })}
      </Button>
    </div>
  )
}
