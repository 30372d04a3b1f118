import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/game.ts'
import { cx } from '#client/lib/class-names.ts'
import { Chip, GameArt } from '#client/ui/index.ts'
import styles from './GameTile.module.css'

interface Props {
  game: GameCard
  isFavourite: boolean
  onToggleFavourite: (game: GameCard) => void
  onOpen: (game: GameCard) => void
  /** In the first row of the first screen. */
  isEager?: boolean
}

/** A game's poster: a tap opens it, the heart keeps it. Its name is lettered in the art. */
export function GameTile({ game, isFavourite, onToggleFavourite, onOpen, isEager }: Props) {
  const { t } = useTranslation('game')
  const name = game.gameName
  return (
    <article aria-label={name} className={styles.tile}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(game)}>
        <GameArt src={game.showIcon} alt={name} isEager={isEager} />
      </button>
      {game.isHot === 1 ? (
        <Chip tone="hot" className={styles.tag}>
          {t('tag_hot')}
        </Chip>
      ) : (
        game.isNew === 1 && (
          <Chip tone="new" className={styles.tag}>
            {t('tag_new')}
          </Chip>
        )
      )}
      <button
        type="button"
        className={cx(styles.heart, isFavourite && styles.kept)}
        aria-label={t('favourite_of', { name })}
        aria-pressed={isFavourite}
        onClick={() => onToggleFavourite(game)}
      >
        <Heart size={22} aria-hidden="true" />
      </button>
    </article>
  )
}
