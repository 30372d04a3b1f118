import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { cx } from '#client/lib/class-names.ts'
import { Chip, GameArt, Link } from '#client/ui/index.ts'
import { ComingSoon } from './ComingSoon.tsx'
import styles from './GameTile.module.css'
import { useChooseGame } from './use-choose-game.ts'
import { vendorListOf } from './vendor-list.ts'

interface Props {
  game: GameCard
  isFavourite: boolean
  onToggleFavourite: (game: GameCard) => void
  /** In a hot list, only the hottest get the tag. */
  hasHotTag?: boolean
  /** In the first row of the first screen. */
  isEager?: boolean
  /** Position and size of a long list, for screen readers, as not all tiles are in the DOM. From 1; −1 = size not known yet. */
  place?: { number: number; of: number }
}

function tagOf({ isNew, isHot }: GameCard, hasHotTag: boolean) {
  if (isNew === 1) return 'new'
  return isHot === 1 && hasHotTag ? 'hot' : undefined
}

/**
 * A game's poster: a tap opens it, the heart adds it to the favourites. Its name is part of the art. A vendor's tile opens the
 * vendor's list. A game that doesn't play yet says so.
 */
export function GameTile({ game, isFavourite, onToggleFavourite, hasHotTag = true, isEager, place }: Props) {
  const { t } = useTranslation('game')
  const chooseGame = useChooseGame()
  const name = game.gameName
  const tag = tagOf(game, hasHotTag)
  const list = vendorListOf(game)
  const art = (
    <>
      <GameArt src={game.showIcon} alt={name} isEager={isEager} />
      {game.comingSoon && <ComingSoon />}
    </>
  )
  return (
    <article aria-label={name} aria-posinset={place?.number} aria-setsize={place?.of} className={styles.tile}>
      {list ? (
        <Link to={list} className={styles.open}>
          {art}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-haspopup={game.comingSoon ? undefined : 'dialog'}
          onClick={() => chooseGame(game)}
        >
          {art}
        </button>
      )}
      {tag && (
        <Chip tone={tag} className={styles.tag}>
          {t(`tag_${tag}`)}
        </Chip>
      )}
      {!list && (
        <button
          type="button"
          className={cx(styles.heart, isFavourite && styles.kept)}
          aria-label={t('favourite_of', { name })}
          aria-pressed={isFavourite}
          onClick={() => onToggleFavourite(game)}
        >
          <Heart size={22} aria-hidden="true" />
        </button>
      )}
    </article>
  )
}
