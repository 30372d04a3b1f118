import { useTranslation } from 'react-i18next'
import { DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceTable } from '#contract/play/dice/dice.ts'
import { diceMultiplier } from '#contract/play/dice/dice-roll.ts'
import { formatMoney, formatPercent, type CurrencyMeta } from '#client/lib/format.ts'
import { Sheet } from '#client/ui/index.ts'
import { hundredthsText, multiplierText } from './dice-target.ts'
import styles from './RulesSheet.module.css'

const MILLION = 1_000_000
/** Different targets differ in the third decimal. */
const RETURN_DECIMALS = 3

interface Props {
  isOpen: boolean
  onClose: () => void
  table: DiceTable
  currency: CurrencyMeta
}

/** Rules, limits and return, to be read before betting (GAM-02). */
export function RulesSheet({ isOpen, onClose, table, currency }: Props) {
  const { t, i18n } = useTranslation('dice')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const percent = (ppm: number) => formatPercent(ppm / MILLION, i18n.language, RETURN_DECIMALS)
  const range = { min: hundredthsText(DICE_TARGET_MIN), max: hundredthsText(DICE_TARGET_MAX) }
  const facts = [
    [t('rule_min'), money(table.minStake)],
    [t('rule_max'), money(table.maxStake)],
    [t('rule_payout'), money(table.maxPayout)],
    [
      t('multiplier'),
      `${multiplierText(diceMultiplier(DICE_TARGET_MIN, 'over'))}× – ${multiplierText(diceMultiplier(DICE_TARGET_MAX, 'over'))}×`,
    ],
    [t('rule_rtp'), `${percent(table.returnToPlayer)} – ${percent(table.returnMost)}`],
    [t('rule_rtp_average'), percent(table.returnAverage)],
  ] as const
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('rules')}>
      <ol className={styles.rules}>
        <li>{t('rule_1')}</li>
        <li>{t('rule_2', range)}</li>
        <li>{t('rule_3')}</li>
        <li>{t('rule_4')}</li>
      </ol>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('rule_note')}</p>
    </Sheet>
  )
}
