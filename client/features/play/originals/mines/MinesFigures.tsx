import { useTranslation } from 'react-i18next'
import { multiplierText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatPercent } from '#client/lib/format.ts'
import styles from './MinesGame.module.css'

interface Props {
  /** What has been won so far, in 1/10 000. */
  now: number | null
  /** What the next safe tile makes of it; null if there is none. */
  next: number | null
  /** That the next tile is safe. */
  chance: number
}

/** What stands before the next tile is opened. */
export function MinesFigures({ now, next, chance }: Props) {
  const { t, i18n } = useTranslation('mines')
  const figures = [
    { label: t('now'), value: now === null ? '–' : `${multiplierText(now)}×`, isWon: now !== null },
    { label: t('next'), value: next === null ? '–' : `${multiplierText(next)}×` },
    { label: t('chance'), value: next === null ? '–' : formatPercent(chance, i18n.language, 1) },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isWon }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={cx(isWon && styles.won)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
