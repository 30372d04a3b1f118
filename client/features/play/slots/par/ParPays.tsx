import { useTranslation } from 'react-i18next'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useSymbolName } from '../use-symbol-name.ts'
import styles from './ParPage.module.css'
import { SymbolCell } from './SymbolCell.tsx'
import { payTable, type PayRow } from './sheet-symbols.ts'

interface Props {
  sheet: ParSheet
  pictures: ReadonlyMap<string, string>
}

/** Each symbol's pays, in the sheet's own units; scatter pays in total stakes. */
export function ParPays({ sheet, pictures }: Props) {
  const { t, i18n } = useTranslation('slots')
  const nameOf = useSymbolName(sheet)
  const table = (caption: string, columns: readonly string[], rows: readonly PayRow[]) => (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('par_symbol')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ symbol, pays }) => (
          <tr key={symbol}>
            <th scope="row">
              <SymbolCell symbol={symbol} name={nameOf(symbol)} pictures={pictures} />
            </th>
            {columns.map((column, index) => (
              <td key={column}>{pays[index] === undefined ? '–' : formatNumber(pays[index], i18n.language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  const { columns, rows } = payTable(sheet)
  const unit = sheet.type === 'lines' ? t('par_unit_line', { count: sheet.lines.length }) : t('par_unit_stake')
  const wild = sheet.type === 'tumble' ? undefined : sheet.wild
  const { scatter } = sheet
  const wildNote = wild && (wild.mult > 1 ? t('wild_mult', { mult: wild.mult }) : t('wild_note'))
  return (
    <>
      {table(unit, columns, rows)}
      {wildNote && <p className={styles.note}>{`${t('symbol_W')}: ${wildNote}`}</p>}
      {scatter &&
        table(
          t('par_unit_scatter'),
          Object.keys(scatter.pays).map((count) => `${count}×`),
          [{ symbol: scatter.symbol, pays: Object.values(scatter.pays) }],
        )}
    </>
  )
}
