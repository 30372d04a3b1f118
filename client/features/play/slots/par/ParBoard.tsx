import { useTranslation } from 'react-i18next'
import type { TumbleSheet } from '#contract/play/slots/par-sheet.ts'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import { useSymbolName } from '../use-symbol-name.ts'
import styles from './ParPage.module.css'
import { SymbolCell } from './SymbolCell.tsx'
import { shareOf, symbolsOf } from './sheet-symbols.ts'

interface Props {
  sheet: TumbleSheet
  pictures: ReadonlyMap<string, string>
}

/** The chance of each symbol in a cell, and of each multiplier value. */
export function ParBoard({ sheet, pictures }: Props) {
  const { t, i18n } = useTranslation('slots')
  const nameOf = useSymbolName(sheet)
  const { weights, multipliers, multiplierSymbol } = sheet
  const head = (first: string) => (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{t('par_weight')}</th>
        <th scope="col">{t('par_chance')}</th>
      </tr>
    </thead>
  )
  const figures = (weight: number, all: Readonly<Record<string, number>>) => (
    <>
      <td>{formatNumber(weight, i18n.language)}</td>
      <td>{formatPercent(shareOf(weight, all), i18n.language, 4)}</td>
    </>
  )
  return (
    <section className={styles.block}>
      <h2>{t('par_weights')}</h2>
      <p className={styles.note}>{t('par_weights_note')}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('par_weights')}</caption>
        {head(t('par_symbol'))}
        <tbody>
          {symbolsOf(sheet).map((symbol) => (
            <tr key={symbol}>
              <th scope="row">
                <SymbolCell symbol={symbol} name={nameOf(symbol)} pictures={pictures} />
              </th>
              {figures(weights[symbol] ?? 0, weights)}
            </tr>
          ))}
        </tbody>
      </table>
      {multipliers && multiplierSymbol && (
        <>
          <h2>{nameOf(multiplierSymbol)}</h2>
          <p className={styles.note}>{t('multiplier_note')}</p>
          <table className={styles.table}>
            <caption className="visually-hidden">{nameOf(multiplierSymbol)}</caption>
            {head(t('par_value'))}
            <tbody>
              {Object.entries(multipliers).map(([value, weight]) => (
                <tr key={value}>
                  <th scope="row">{`${value}×`}</th>
                  {figures(weight, multipliers)}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
