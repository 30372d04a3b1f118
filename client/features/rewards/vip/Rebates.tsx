import { Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Rank, VipRoom } from '#contract/rewards/vip/vip.ts'
import { BlockHead, Card, CategoryIcon } from '#client/ui/index.ts'
import styles from './Rebates.module.css'
import { useRankWords } from './use-rank-words.ts'
import { rebateRows } from './vip-parts.ts'

/** When rebates are calculated and how they are paid. */
function useRebateNote({ period, payHour, turnoverTimes }: NonNullable<VipRoom['rebate']>): string {
  const { t, hour } = useRankWords()
  const isWeekly = period === 'WEEK'
  const when =
    payHour === null
      ? t(isWeekly ? 'rebate_week_claim' : 'rebate_day_claim')
      : t(isWeekly ? 'rebate_week_paid' : 'rebate_day_paid', { hour: hour(payHour) })
  return `${when} ${turnoverTimes === 0 ? t('rebate_free') : t('rebate_times', { times: turnoverTimes })}`
}

interface Props {
  rebate: NonNullable<VipRoom['rebate']>
  rank: Rank
  /** The next rank. */
  next: Rank | undefined
  /** The member's own rank, not an example. */
  isOwn: boolean
}

/** A rank's rates by kind of game, next to those of the next rank; nothing if neither has any. */
export function Rebates({ rebate, rank, next, isOwn }: Props) {
  const { t } = useTranslation(['vip', 'common'])
  const { rate } = useRankWords()
  const note = useRebateNote(rebate)
  const rows = rebateRows(rank, next)
  const text = (value: number | undefined) => (value === undefined ? t('rebate_none') : rate(value))
  if (rows.length === 0) return null
  return (
    <section aria-label={t('rebates')}>
      <BlockHead icon={<Percent />} title={t('rebates')} />
      <Card className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">
                {rank.name} {isOwn && <span className={styles.you}>{t('you')}</span>}
              </th>
              {next && <th scope="col">{next.name}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category, own, next: better }) => (
              <tr key={category}>
                <th scope="row">
                  <span className={styles.kind}>
                    <CategoryIcon category={category} size={20} />
                    {t(`common:category_${category}`)}
                  </span>
                </th>
                <td>{text(own)}</td>
                {next && <td>{text(better)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
