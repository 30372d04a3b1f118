import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './KenoStage.module.css'

interface Props {
  chosen: number
  drawn: number
  hits: number
  /** In the stage's lower corners. */
  start: ReactNode
  end: ReactNode
}

/** What the marks of the numbers mean, and how many there are of each. */
export function KenoLegend({ chosen, drawn, hits, start, end }: Props) {
  const { t } = useTranslation('keno')
  return (
    <div className={styles.foot}>
      {start}
      <ul className={styles.legend}>
        <li>
          <span className={styles.chosenSign} />
          {t('legend_chosen', { numbers: chosen })}
        </li>
        <li>
          <span className={styles.drawnSign} />
          {t('legend_drawn', { numbers: drawn })}
        </li>
        <li>
          <Check size={12} strokeWidth={4} aria-hidden="true" className={styles.hitSign} />
          {t('legend_hits', { numbers: hits })}
        </li>
      </ul>
      {end}
    </div>
  )
}
