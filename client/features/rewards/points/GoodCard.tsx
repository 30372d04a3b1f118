import { CircleCheck, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Good } from '#contract/rewards/points/points.ts'
import { MENDS } from '#client/features/rewards/reward/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button, ButtonLink, Chip } from '#client/ui/index.ts'
import { GoodArt } from './GoodArt.tsx'
import styles from './GoodCard.module.css'
import { isAlmostOut, needOf } from './points-parts.ts'
import { Points } from './StarCoin.tsx'
import { usePointWords } from './use-point-words.ts'

/** What prevents an exchange and is fixed on another page. */
const lackOf = (good: Good) => (good.state === 'MISSING' ? needOf(good) : good.state === 'BLOCKED' ? 'OPEN' : undefined)

/** What the member can do about it. */
function End({ good, onOpen }: { good: Good; onOpen: () => void }) {
  const { t } = useTranslation(['points', 'reward'])
  const lack = lackOf(good)
  if (lack)
    return (
      <ButtonLink to={MENDS[lack].to} size="small" variant="secondary" className={styles.act}>
        {t(`reward:${MENDS[lack].text}`)}
      </ButtonLink>
    )
  switch (good.state) {
    case 'READY':
      return (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('exchange_of', { title: good.title })}
          className={styles.act}
          onClick={onOpen}
        >
          {t('exchange')}
        </Button>
      )
    case 'SHORT':
      return (
        <span className={styles.lock}>
          <Lock size={18} aria-hidden="true" />
        </span>
      )
    case 'LIMIT':
      return <CircleCheck size={20} aria-hidden="true" className={styles.got} />
    default:
      return null
  }
}

/** On its picture: whether it is the best offer, and whether it is sold out or nearly so. */
function Tags({ good, isBest }: { good: Good; isBest: boolean }) {
  const { t } = usePointWords()
  const isOut = good.state === 'SOLD_OUT'
  return (
    <span className={styles.tags}>
      {isBest && <Chip tone="hot">{t('best')}</Chip>}
      {(isOut || isAlmostOut(good)) && (
        <Chip className={styles.few}>{isOut ? t('sold_out') : t('left', { count: good.left })}</Chip>
      )}
    </span>
  )
}

interface Props {
  good: Good
  balance: number | null
  /** By its amount compared with others of its kind. */
  level: number
  /** Gives the most per point. */
  isBest: boolean
  onOpen: () => void
}

/** A tap anywhere opens its terms, and its exchange if it is available. */
export function GoodCard({ good, balance, level, isBest, onOpen }: Props) {
  const { t, number } = usePointWords()
  const { t: rewardText } = useTranslation('reward')
  const { title, note, state, points } = good
  const isShort = state === 'SHORT' && balance !== null
  const isOut = isShort || state === 'SOLD_OUT'
  const lack = lackOf(good)
  function line(): string {
    if (isShort) return t('short', { points: number(points - balance) })
    if (lack) return rewardText(`lack_${lack}`)
    return state === 'LIMIT' ? t('limit') : note
  }
  return (
    <article aria-label={title} className={cx(styles.card, isOut && styles.out)}>
      <div className={styles.picture}>
        <GoodArt kind={good.delivery ?? good.paidAs} level={level} isGrey={isOut} />
        <Tags good={good} isBest={isBest} />
        {isShort && <progress className={styles.bar} max={points} value={balance} aria-label={t('way', { title })} />}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.opener}>
            {title}
          </button>
        </h3>
        <p className={cx(styles.line, isShort && styles.short, lack && styles.lack)}>{line()}</p>
        <div className={styles.foot}>
          <Points points={points} className={styles.price} />
          <End good={good} onOpen={onOpen} />
        </div>
      </div>
    </article>
  )
}
