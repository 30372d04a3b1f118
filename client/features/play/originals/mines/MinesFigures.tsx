import { useTranslation } from 'react-i18next'
import { formatPercent } from '#client/lib/format.ts'
import { Stat, StatTrio } from '#client/ui/index.ts'
import styles from './MinesGame.module.css'

interface Props {
  /** Safe tiles opened so far, and all safe tiles. */
  picks: number
  safe: number
  /** The cash-out after the next safe tile; undefined if there is none. */
  next: string | undefined
  /** The chance that the next tile is safe. */
  chance: number
}

/** The figures before the next tile is opened. */
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
