import { BLANK } from '#contract/play/slots/par-sheet.ts'
import styles from './ParPage.module.css'

interface Props {
  symbol: string
  name: string
  pictures: ReadonlyMap<string, string>
}

/** A symbol's picture and name, as the first cell of a table row. */
export const SymbolCell = ({ symbol, name, pictures }: Props) => (
  <span className={styles.symbol}>
    {symbol === BLANK ? (
      <span className={styles.blank} aria-hidden="true" />
    ) : (
      <img src={pictures.get(symbol)} alt="" width={30} height={30} />
    )}
    {name}
  </span>
)
