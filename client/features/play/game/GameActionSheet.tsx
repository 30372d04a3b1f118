import { Heart, Hourglass, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard, VendorCard } from '#contract/play/game.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { BrandMark, Button, Chip, GameArt, IconButton, Sheet } from '#client/ui/index.ts'
import { categoryLabel } from './categories.ts'
import styles from './GameActionSheet.module.css'
import { GameGrid, type Favourites } from './GameGrid.tsx'

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

interface Props {
  game: GameCard
  isOpen: boolean
  onClose: () => void
  vendor: VendorCard | undefined
  currency: CurrencyMeta
  favourites: Favourites
  /** It cannot be opened now: say so and suggest others. */
  isClosed: boolean
  /** When it will be open again, if known. */
  backAt: number | undefined
  /** A round of this game is open, and must be finished before another one opens. */
  unfinished: Pick<GameCard, 'gameName'> | undefined
  others: readonly GameCard[]
  /** A launch is under way. */
  isOpening: boolean
  onPlay: () => void
  onTry: () => void
  onFinish: () => void
}

/** Why it can't be opened now. */
const Note = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <Hourglass size={20} aria-hidden="true" />
    <span>{children}</span>
  </p>
)

function Closed({ game, vendor, favourites, backAt, others }: Props) {
  const { t, i18n } = useTranslation('game')
  return (
    <>
      <Note>
        {t('maintenance', { vendor: vendor?.displayName ?? game.gameName })}
        {backAt !== undefined && ` ${t('maintenance_until', { time: formatDate(backAt, i18n.language, WHEN) })}`}
      </Note>
      {others.length > 0 && (
        <section className={styles.others}>
          <h3>{t('others')}</h3>
          <GameGrid games={others} favourites={favourites} />
        </section>
      )}
    </>
  )
}

function Actions(props: Props) {
  const { t } = useTranslation('game')
  const { game, isClosed, unfinished, isOpening, onPlay, onTry, onFinish } = props
  if (isClosed) return <Closed {...props} />
  if (unfinished)
    return (
      <>
        <Note>{t('unfinished', { name: unfinished.gameName })}</Note>
        <div className={styles.actions}>
          <Button isWide icon={<Play size={20} aria-hidden="true" />} isLoading={isOpening} onClick={onFinish}>
            {t('unfinished_go', { name: unfinished.gameName })}
          </Button>
        </div>
      </>
    )
  const hasFreePlay = game.supportPlay === 0
  return (
    <div className={styles.actions}>
      <Button isWide icon={<Play size={20} aria-hidden="true" />} isLoading={isOpening} onClick={onPlay}>
        {t('play_now')}
      </Button>
      {hasFreePlay && (
        <Button variant="secondary" isWide disabled={isOpening} onClick={onTry}>
          {t('free_trial')}
        </Button>
      )}
    </div>
  )
}

/** Actions for a game (SCR-17): play, try for free, add to favourites; or other games to play meanwhile. */
export function GameActionSheet(props: Props) {
  const { game, isOpen, onClose, vendor, currency, favourites } = props
  const { t, i18n } = useTranslation(['game', 'common'])
  const isFavourite = favourites.has(game)
  const minBet = formatMoney(game.minBet, currency, { language: i18n.language })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={game.gameName}>
      <div className={styles.head}>
        <GameArt src={game.showIcon} alt="" className={styles.art} isEager />
        <div className={styles.facts}>
          {vendor && (
            <span className={styles.mark}>
              <BrandMark src={vendor.iconUrl} name={vendor.displayName} isEager />
            </span>
          )}
          <div className={styles.chips}>
            <Chip>{t(categoryLabel(game.gameCategory))}</Chip>
            {game.minBet > 0n && <Chip>{t('from_bet', { amount: minBet })}</Chip>}
          </div>
        </div>
        <IconButton
          look="surface"
          label={t('favourite_of', { name: game.gameName })}
          aria-pressed={isFavourite}
          icon={<Heart size={22} />}
          className={cx(styles.heart, isFavourite && styles.kept)}
          onClick={() => favourites.toggle(game)}
        />
      </div>
      <Actions {...props} />
    </Sheet>
  )
}
