import { Check, Lock } from 'lucide-react'
import type { Rank, RankStanding } from '#contract/rewards/vip/vip.ts'
import { cx } from '#client/lib/class-names.ts'
import { Card } from '#client/ui/index.ts'
import styles from './Ladder.module.css'
import { Medal } from './Medal.tsx'
import { useRankWords } from './use-rank-words.ts'
import { placeOf, type RankPlace } from './vip-parts.ts'

const MEDAL = 40
const OWN_MEDAL = 52

const MARK = {
  passed: <Check size={12} strokeWidth={3} aria-hidden="true" />,
  locked: <Lock size={11} aria-hidden="true" />,
  own: null,
} as const satisfies Record<RankPlace, unknown>

interface StepProps {
  rank: Rank
  place: RankPlace | undefined
  onOpen: () => void
}
function Step({ rank: { level, name, minDeposit }, place, onOpen }: StepProps) {
  const { t, thousands } = useRankWords()
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.step}>
      <span className={styles.medal}>
        <Medal level={level} size={place === 'own' ? OWN_MEDAL : MEDAL} />
        {place && MARK[place] && <span className={styles.mark}>{MARK[place]}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      {place && <span className="visually-hidden">{t(`rank_${place}`)},</span>}
      <span className={styles.from}>{thousands(minDeposit)}</span>
    </button>
  )
}

interface Props {
  ranks: readonly Rank[]
  standing: RankStanding | null
  onOpen: (level: number) => void
}

/** Shows an item in the middle of its row, as far as the row scrolls. */
function toMiddle(item: HTMLLIElement | null): void {
  const row = item?.parentElement
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}

/** All ranks in a row; more than fit scroll sideways, with the member's own in the middle. */
export function Ladder({ ranks, standing, onOpen }: Props) {
  const { t } = useRankWords()
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('ranks')}</h2>
        <span className={styles.unit}>{t('deposit_a_month')}</span>
      </div>
      <ol aria-label={t('ranks')} className={styles.row}>
        {ranks.map((rank) => {
          const place = placeOf(rank, standing)
          return (
            <li key={rank.level} ref={place === 'own' ? toMiddle : undefined} className={cx(styles.item, place && styles[place])}>
              <Step rank={rank} place={place} onOpen={() => onOpen(rank.level)} />
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
