import { useTranslation } from 'react-i18next'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { useSymbolName } from '../use-symbol-name.ts'
import styles from './ParPage.module.css'
import { SymbolCell } from './SymbolCell.tsx'
import { countsOf, symbolsOf } from './sheet-symbols.ts'

interface Props {
  sheet: ParSheet
  strips: readonly string[]
  pictures: ReadonlyMap<string, string>
}

/** How often each symbol is on each reel. */
export function ParReels({ sheet, strips, pictures }: Props) {
  const { t } = useTranslation('slots')
  const nameOf = useSymbolName(sheet)
  const symbols = symbolsOf(sheet).filter((symbol) => strips.some((strip) => strip.includes(symbol)))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('par_reels')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('par_symbol')}</th>
          {strips.map((_, reel) => (
            <th key={reel} scope="col">
              <span className="visually-hidden">{t('par_reel', { reel: reel + 1 })}</span>
              <span aria-hidden="true">{reel + 1}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {symbols.map((symbol) => (
          <tr key={symbol}>
            <th scope="row">
              <SymbolCell symbol={symbol} name={nameOf(symbol)} pictures={pictures} />
            </th>
            {countsOf(symbol, strips).map((count, reel) => (
              <td key={reel}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('par_stops')}</th>
          {strips.map(({ length }, reel) => (
            <td key={reel}>{length}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
