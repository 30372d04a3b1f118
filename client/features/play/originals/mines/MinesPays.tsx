import { useTranslation } from 'react-i18next'
import { multiplierText } from '#client/features/play/game-frame/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { chanceOf, multiplierAfter, safeTiles, TILES } from './mines-board.ts'
import styles from './MinesGame.module.css'

/** What each number of safe tiles pays, and how likely it is, for one number of mines. */
export function MinesPays({ mines }: { mines: number }) {
  const { t, i18n } = useTranslation('mines')
  return (
    <table className={styles.pays}>
      <caption>{t('pays', { mines })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pays_tiles')}</th>
          <th scope="col">{t('pays_multiplier')}</th>
          <th scope="col">{t('pays_chance')}</th>
        </tr>
      </thead>
      <tbody>
        {TILES.slice(0, safeTiles(mines)).map((tile) => (
          <tr key={tile}>
            <th scope="row">{tile + 1}</th>
            <td>{`${multiplierText(multiplierAfter(mines, tile + 1))}×`}</td>
            <td>{formatPercent(chanceOf(mines, tile + 1), i18n.language, 5)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
