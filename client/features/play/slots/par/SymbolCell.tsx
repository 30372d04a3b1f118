import { BLANK } from '#contract/play/slots/par-sheet.ts'
import styles from './ParPage.module.css'

interface Props {
  symbol: string
  name: string
  pictures: ReadonlyMap<string, string>
}

/** The picture and the name of a symbol, as a table's row begins with it. */
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
