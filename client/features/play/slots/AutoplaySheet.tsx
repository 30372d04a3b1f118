import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStake } from '#client/features/play/game-frame/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Button, ChoiceChip, Field, Sheet } from '#client/ui/index.ts'
import { Switch } from '#client/ui/Switch.tsx'
import { AUTO_SPINS, type AutoplayPlan } from './autoplay.ts'
import styles from './AutoplaySheet.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  stake: bigint
  hasFeature: boolean
  currency: CurrencyMeta
  onStart: (plan: AutoplayPlan) => void
}

/** The number of automatic spins, and when they end. Requires a loss limit (RG-13). */
export function AutoplaySheet({ isOpen, onClose, stake, hasFeature, currency, onStart }: Props) {
  const { t, i18n } = useTranslation('slots')
  const [spins, setSpins] = useState<number>(AUTO_SPINS[0])
  const [loss, setLoss] = useState('')
  const [win, setWin] = useState('')
  const [stopsOnFeature, setStopsOnFeature] = useState(false)
  const numberProblem = useNumberProblem()
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const stopLoss = readStake(loss).value
  const stopWin = readStake(win)
  const isWinRead = stopWin.value !== undefined || win.trim() === ''
  const isEnough = stopLoss !== undefined && stopLoss >= stake
  const start = () => {
    if (stopLoss === undefined || !isWinRead) return
    onStart({
      spins,
      stake,
      stopLoss,
      stopWin: stopWin.value || undefined,
      stopsOnFeature: hasFeature && stopsOnFeature,
    })
    onClose()
  }
  const amountField = (
    label: string,
    value: string,
    set: (text: string) => void,
    rest: { required?: boolean; error: string | undefined },
  ) => (
    <Field
      label={label}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      leading={<span aria-hidden="true">{currency.currencySymbol}</span>}
      onChange={(event) => set(event.target.value)}
      {...rest}
    />
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('autoplay')}
      footer={
        <Button isWide disabled={!isEnough || !isWinRead} onClick={start}>
          {t('auto_start', { count: spins, amount: money(stake) })}
        </Button>
      }
    >
      <div className={styles.panel}>
        <fieldset className={styles.counts}>
          <legend className={styles.legend}>{t('auto_count')}</legend>
          {AUTO_SPINS.map((count) => (
            <ChoiceChip key={count} isOn={count === spins} onSelect={() => setSpins(count)}>
              {count}
            </ChoiceChip>
          ))}
        </fieldset>
        {amountField(t('auto_stop_loss'), loss, setLoss, {
          required: true,
          error:
            numberProblem(readStake(loss)) ??
            (loss !== '' && !isEnough ? t('auto_loss_low', { stake: money(stake) }) : undefined),
        })}
        {amountField(t('auto_stop_win'), win, setWin, { error: numberProblem(stopWin) })}
        {hasFeature && (
          <Switch label={t('auto_stop_feature')} checked={stopsOnFeature} onChange={() => setStopsOnFeature(!stopsOnFeature)} />
        )}
        <p className={styles.note}>
          <ShieldAlert size={16} aria-hidden="true" />
          {t('auto_note')}
        </p>
      </div>
    </Sheet>
  )
}
