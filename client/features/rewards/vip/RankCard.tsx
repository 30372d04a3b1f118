import type { Rank, RankStanding } from '#contract/rewards/vip/vip.ts'
import { Medal } from './Medal.tsx'
import styles from './RankCard.module.css'
import { useRankWords } from './use-rank-words.ts'
import { gapTo, rankAt, shareOf } from './vip-parts.ts'

const MEDAL = 116
const NEXT_MEDAL = 34

interface BarProps {
  label: string
  done: bigint
  required: bigint
}
function Bar({ label, done, required }: BarProps) {
  const { short, done: doneText } = useRankWords()
  return (
    <div>
      <p className={styles.figures}>
        <span>{label}</span>
        <span>
          <strong>{doneText(done)}</strong> / {short(required)}
        </span>
      </p>
      <progress className={styles.bar} max={1} value={shareOf(done, required)} aria-label={label} />
    </div>
  )
}

/** Progress towards the next rank. */
function Way({ next, standing }: { next: Rank; standing: RankStanding }) {
  const { t, left } = useRankWords()
  const { deposit, turnover } = gapTo(next, standing)
  function wayLeft(): string {
    const values = { deposit: left(deposit), turnover: left(turnover), rank: next.name }
    if (deposit > 0n && turnover > 0n) return t('gap_both', values)
    if (deposit > 0n) return t('gap_deposit', values)
    return turnover > 0n ? t('gap_turnover', values) : t('gap_none', values)
  }
  return (
    <>
      {next.minDeposit > 0n && <Bar label={t('deposited')} done={standing.deposited} required={next.minDeposit} />}
      {next.minTurnover > 0n && <Bar label={t('turnover')} done={standing.turnover} required={next.minTurnover} />}
      <p className={styles.next}>
        <Medal level={next.level} size={NEXT_MEDAL} />
        <span>{wayLeft()}</span>
      </p>
    </>
  )
}

/** The top rank has no next one: shows what keeping it takes, if anything. */
function Top({ own }: { own: Rank }) {
  const { t, short } = useRankWords()
  return (
    <div className={styles.top}>
      <strong>{t('top')}</strong>
      {(own.minDeposit > 0n || own.minTurnover > 0n) && (
        <span>{t('top_keep', { rank: own.name, deposit: short(own.minDeposit), turnover: short(own.minTurnover) })}</span>
      )}
    </div>
  )
}

interface Props {
  ranks: readonly Rank[]
  own: Rank
  standing: RankStanding
  /** During a break nothing says what to deposit and bet. */
  isOnBreak: boolean
}

/** The member's own rank, and the progress towards the next. */
export function RankCard({ ranks, own, standing, isOnBreak }: Props) {
  const { t, calendarDay } = useRankWords()
  const next = rankAt(ranks, own.level + 1)
  const place = { level: own.level, total: ranks.length }
  return (
    <section aria-label={t('your_rank')} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.kicker}>{t('your_rank')}</p>
          <h2 className={styles.name}>{own.name}</h2>
          <p className={styles.place}>
            {standing.heldUntil === null
              ? t('place', place)
              : t('place_until', { ...place, date: calendarDay(standing.heldUntil) })}
          </p>
        </div>
        <span className={styles.medal}>
          <Medal level={own.level} size={MEDAL} />
        </span>
      </div>
      {!isOnBreak && (next ? <Way next={next} standing={standing} /> : <Top own={own} />)}
    </section>
  )
}
