import { useTranslation } from 'react-i18next'
import { formatPercent } from '#client/lib/format.ts'
import { Stat, StatTrio } from '#client/ui/index.ts'
import styles from './MinesGame.module.css'

interface Props {
  /** Opened so far, and all there are. */
  picks: number
  safe: number
  /** What a cash-out after the next one pays; undefined if there is none. */
  next: string | undefined
  /** That the next tile is safe. */
  chance: number
}

/** What stands before the next tile is opened. */
export function MinesFigures({ picks, safe, next, chance }: Props) {
  const { t, i18n } = useTranslation('mines')
  const found = (
    <>
      {picks}
      <span className={styles.of}>{` / ${safe}`}</span>
    </>
  )
  return (
    <StatTrio>
      <Stat label={t('gems')} value={found} />
      <Stat label={t('next')} value={<span className={styles.next}>{next ?? '–'}</span>} />
      <Stat label={t('chance')} value={next === undefined ? '–' : formatPercent(chance, i18n.language)} />
    </StatTrio>
  )
}
