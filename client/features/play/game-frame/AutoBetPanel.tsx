import { useState } from 'react'
import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Button, ChoiceChip, Field } from '#client/ui/index.ts'
import { AUTO_BETS_MOST, type AutoPlan } from './auto-bet.ts'
import styles from './AutoBet.module.css'
import { isWholeChange, StakeChangeField, type TypedChange } from './StakeChangeField.tsx'
import { readStake } from './stake.ts'

const COUNTS = [10, 25, 50]
const RESET: TypedChange = { kind: 'reset' }

interface Props {
  stake: bigint | undefined
  canStart: boolean
  canChangeStake: boolean
  currency: CurrencyMeta
  onStart: (plan: AutoPlan) => void
}

/** Digits only; empty is none. */
const countOf = (text: string): number | undefined => {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= AUTO_BETS_MOST ? count : undefined
}

/** How many bets place themselves, what happens to the stake, and when it ends. Without a limit of loss nothing starts (RG-13). */
export function AutoBetPanel({ stake, canStart, canChangeStake, currency, onStart }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const [count, setCount] = useState('10')
  const [onWin, setOnWin] = useState(RESET)
  const [onLoss, setOnLoss] = useState(RESET)
  const [profit, setProfit] = useState('')
  const [loss, setLoss] = useState('')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const numberProblem = useNumberProblem()
  const bets = countOf(count)
  const stopLoss = readStake(loss).value
  const stopProfit = readStake(profit)
  const isProfitRead = stopProfit.value !== undefined || profit.trim() === ''
  const isLossEnough = stopLoss !== undefined && stake !== undefined && stopLoss >= stake
  const canGo = canStart && bets !== undefined && isLossEnough && isProfitRead && isWholeChange(onWin) && isWholeChange(onLoss)
  const start = () => {
    if (bets === undefined || stake === undefined || stopLoss === undefined || !isProfitRead) return
    if (!isWholeChange(onWin) || !isWholeChange(onLoss)) return
    onStart({ bets, firstStake: stake, onWin, onLoss, stopProfit: stopProfit.value || undefined, stopLoss })
  }
  return (
    <div className={styles.panel}>
      <div className={styles.counts}>
        <Field
          label={t('auto_bets')}
          value={count}
          inputMode="numeric"
          autoComplete="off"
          className={styles.count}
          error={bets === undefined ? t('auto_bets_wrong', { most: AUTO_BETS_MOST }) : undefined}
          onChange={(event) => setCount(event.target.value)}
        />
        {COUNTS.map((one) => (
          <ChoiceChip key={one} isOn={bets === one} onSelect={() => setCount(String(one))}>
            {one}
          </ChoiceChip>
        ))}
      </div>
      {canChangeStake && (
        <>
          <StakeChangeField label={t('auto_on_win')} change={onWin} onChange={setOnWin} />
          <StakeChangeField label={t('auto_on_loss')} change={onLoss} onChange={setOnLoss} />
        </>
      )}
      <div className={styles.stops}>
        <Field
          label={t('auto_stop_loss')}
          value={loss}
          inputMode="decimal"
          autoComplete="off"
          required
          leading={<span aria-hidden="true">{currency.currencySymbol}</span>}
          error={
            numberProblem(readStake(loss)) ??
            (loss !== '' && !isLossEnough && stake !== undefined ? t('auto_loss_low', { stake: money(stake) }) : undefined)
          }
          onChange={(event) => setLoss(event.target.value)}
        />
        <Field
          label={t('auto_stop_profit')}
          value={profit}
          inputMode="decimal"
          autoComplete="off"
          leading={<span aria-hidden="true">{currency.currencySymbol}</span>}
          error={numberProblem(stopProfit)}
          onChange={(event) => setProfit(event.target.value)}
        />
      </div>
      <p className={styles.note}>
        <ShieldAlert size={16} aria-hidden="true" />
        {t('auto_note')}
      </p>
      <Button isWide disabled={!canGo} onClick={start}>
        {t('auto_start', { count: bets ?? 0, amount: money(stake ?? 0n) })}
      </Button>
    </div>
  )
}
