import { useTranslation } from 'react-i18next'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { bandText, payAmount, scatterAmount } from './pay-amount.ts'
import styles from './PayTable.module.css'
import type { SlotTheme } from './slot-theme.ts'
import type { SlotState } from './slot-state.ts'
import { useSymbolName } from './use-symbol-name.ts'
import { useSlotMoney } from './use-slot-money.ts'

interface Props {
  sheet: SlotState['sheet']
  theme: SlotTheme
  stake: bigint
  currency: CurrencyMeta
}
type Pays = Readonly<Record<string, number>>

const highest = (pays: Pays) => Math.max(...Object.values(pays))

/** Each symbol's pays at the current stake. */
export function PayTable({ sheet, theme, stake, currency }: Props) {
  const { t } = useTranslation('slots')
  const nameOf = useSymbolName(sheet)
  const money = useSlotMoney(currency)
  const { scatter, wild, multiplierSymbol } = sheet
  const rows = Object.entries(sheet.pays).sort(([, one], [, other]) => highest(other) - highest(one))
  const card = (symbol: string, pays: Pays, amountOf: (pay: number) => bigint, note?: string) => (
    <li key={symbol} className={styles.card}>
      <img src={theme.pictures.get(symbol)} alt={nameOf(symbol)} width={56} height={56} />
      <div>
        {note && <p className={styles.note}>{note}</p>}
        <dl className={styles.pays}>
          {Object.entries(pays)
            .sort(([one], [other]) => Number(other) - Number(one))
            .map(([count, pay]) => (
              <div key={count}>
                <dt>
                  {sheet.type === 'tumble' && symbol !== scatter?.symbol ? bandText(Number(count), sheet.bands) : `${count}×`}
                </dt>
                <dd>{money(amountOf(pay))}</dd>
              </div>
            ))}
        </dl>
      </div>
    </li>
  )
  const wildNote = wild && (wild.mult > 1 ? t('wild_mult', { mult: wild.mult }) : t('wild_note'))
  return (
    <ul className={styles.table}>
      {wild && !sheet.pays[wild.symbol] && card(wild.symbol, {}, () => 0n, wildNote ?? undefined)}
      {rows.map(([symbol, pays]) =>
        card(symbol, pays, (pay) => payAmount(pay, stake, sheet), symbol === wild?.symbol ? (wildNote ?? undefined) : undefined),
      )}
      {scatter && card(scatter.symbol, scatter.pays, (pay) => scatterAmount(pay, stake), t('scatter_note'))}
      {multiplierSymbol && card(multiplierSymbol, {}, () => 0n, t('multiplier_note'))}
    </ul>
  )
}
