import { useTranslation } from 'react-i18next'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import tones from './tones.module.css'
import { figuresOf, toneOf } from './wheel-shape.ts'
import styles from './WheelGame.module.css'

/** How often each figure is on the wheel. */
const countOf = (pays: readonly number[], figure: number) => pays.filter((one) => one === figure).length

/** The wheel's pays, and how often each occurs; the last result is marked. */
export function WheelLegend({ pays, hit }: { pays: readonly number[]; hit: number | undefined }) {
  const { t } = useTranslation('wheel')
  return (
    <ul className={styles.figures} aria-label={t('pays')}>
      {figuresOf(pays).map((figure) => (
        <li key={figure} className={cx(styles.figure, tones[toneOf(figure, pays)], figure === hit && styles.hit)}>
          {`${oddsText(figure)}×`}
          <span className={styles.count}>{t('places', { places: countOf(pays, figure), segments: pays.length })}</span>
        </li>
      ))}
    </ul>
  )
}
