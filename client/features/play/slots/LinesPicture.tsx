import { useTranslation } from 'react-i18next'
import styles from './LinesPicture.module.css'

interface Props {
  lines: readonly string[]
  rows: number
}
const CELL = 10
const GAP = 2

/** Every line, by its number. */
export function LinesPicture({ lines, rows }: Props) {
  const { t } = useTranslation('slots')
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li key={line} className={styles.line}>
          <span>{index + 1}</span>
          <svg
            viewBox={`0 0 ${line.length * (CELL + GAP)} ${rows * (CELL + GAP)}`}
            width={line.length * (CELL + GAP)}
            role="img"
            aria-label={t('line_rows', { rows: [...line].map((row) => Number(row) + 1).join(', ') })}
          >
            {[...line].flatMap((on, reel) =>
              Array.from({ length: rows }, (_, row) => (
                <rect
                  key={`${reel}/${row}`}
                  x={reel * (CELL + GAP)}
                  y={row * (CELL + GAP)}
                  width={CELL}
                  height={CELL}
                  rx={2}
                  className={Number(on) === row ? styles.on : styles.off}
                />
              )),
            )}
          </svg>
        </li>
      ))}
    </ol>
  )
}
