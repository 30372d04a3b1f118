import { useTranslation } from 'react-i18next'
import { BLANK, type ParSheet } from '#contract/play/slots/par-sheet.ts'
import { useSymbolName } from '../use-symbol-name.ts'
import styles from './ParStrips.module.css'

interface Props {
  sheet: ParSheet
  strips: readonly string[]
  pictures: ReadonlyMap<string, string>
}

/** Each reel's symbols in order; the first follows the last. */
export function ParStrips({ sheet, strips, pictures }: Props) {
  const { t } = useTranslation('slots')
  const nameOf = useSymbolName(sheet)
  return (
    <div className={styles.strips}>
      {strips.map((strip, reel) => (
        <ol key={reel} className={styles.strip} aria-label={t('par_reel', { reel: reel + 1 })}>
          {[...strip].map((symbol, stop) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={stop}>
              <span className={styles.number} aria-hidden="true">
                {stop + 1}
              </span>
              {symbol === BLANK ? (
                <span className={styles.blank}>
                  <span className="visually-hidden">{nameOf(symbol)}</span>
                </span>
              ) : (
                <img src={pictures.get(symbol)} alt={nameOf(symbol)} width={32} height={32} />
              )}
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
