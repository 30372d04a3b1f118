import { useTranslation } from 'react-i18next'
import { multiplierText, PaysTable } from '#client/features/play/game-frame/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { chanceOf, multiplierAfter, safeTiles, TILES } from './mines-board.ts'

/** The pays and the chance of each number of safe tiles, for one number of mines. */
export function MinesPays({ mines }: { mines: number }) {
  const { t, i18n } = useTranslation('mines')
  return (
    <PaysTable
      caption={t('pays', { mines })}
      heads={[t('pays_tiles'), t('pays_multiplier'), t('pays_chance')]}
      rows={TILES.slice(0, safeTiles(mines)).map((tile) => [
        tile + 1,
        `${multiplierText(multiplierAfter(mines, tile + 1))}×`,
        formatPercent(chanceOf(mines, tile + 1), i18n.language, 5),
      ])}
    />
  )
}
