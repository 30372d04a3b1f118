import { useInfiniteQuery, useQuery, keepPreviousData } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportList, type ReportRange } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Card, Chip, EmptyState, ErrorState, Link, Money, Skeleton } from '#client/ui/index.ts'
import { incomeByDay, incomeByGame, incomeByMember } from './rebate.queries.ts'
import styles from './Rates.module.css'

const STATE: Readonly<Record<string, 'to_be_claimed' | 'expired'>> = { UNCOLLECTED: 'to_be_claimed', EXPIRED: 'expired' }

interface RowProps {
  name: ReactNode
  bets: number
  turnover: bigint
  amount: bigint
  /** Next to the amount. */
  state?: ReactNode
  /** A link to the bill. */
  to?: string
}

function Row({ name, bets, turnover, amount, state, to }: RowProps) {
  const { t, i18n } = useTranslation('rebate')
  const currency = useCurrency()
  const money = formatMoney(turnover, currency, { language: i18n.language })
  const inside = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {t('bets_turnover', { count: bets, number: formatNumber(bets, i18n.language), turnover: money })}
        </span>
      </span>
      <span className={styles.end}>
        <Money amount={amount} currency={currency} isSigned tone={amount > 0n ? 'win' : undefined} />
        {state}
      </span>
      {to && <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />}
    </>
  )
  return to ? (
    <Link to={to} className={styles.row}>
      {inside}
    </Link>
  ) : (
    <div className={styles.row}>{inside}</div>
  )
}

export function DayRows({ range }: { range: ReportRange }) {
  const { t, i18n } = useTranslation('rebate')
  const pages = useInfiniteQuery({ ...incomeByDay(range), placeholderData: keepPreviousData })
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <ReportList pages={pages} count={rows.length} empty={t('empty')}>
      <Card isList>
        {rows.map(({ billId, day, status, ...sums }) => (
          <Row
            key={billId}
            {...sums}
            name={formatDate(Date.parse(day), i18n.language, {
              weekday: 'short',
              day: 'numeric',
              month: 'long',
              timeZone: 'UTC',
            })}
            state={status !== 'PAID' && status !== 'TAKEN' && <Chip>{t(STATE[status] ?? 'not_paid')}</Chip>}
            to={`${SCREENS.agentBill.path}?id=${billId}`}
          />
        ))}
      </Card>
    </ReportList>
  )
}

export function MemberRows({ range }: { range: ReportRange }) {
  const { t } = useTranslation('rebate')
  const pages = useInfiniteQuery({ ...incomeByMember(range), placeholderData: keepPreviousData })
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <ReportList pages={pages} count={rows.length} empty={t('empty')}>
      <Card isList>
        {rows.map(({ memberId, username, nickname, ...sums }) => (
          <Row key={memberId ?? 'own'} {...sums} name={memberId === null ? t('own_bets') : nickname || username} />
        ))}
      </Card>
    </ReportList>
  )
}

export function GameRows({ range }: { range: ReportRange }) {
  const { t } = useTranslation(['rebate', 'common'])
  const { data, error, refetch } = useQuery({ ...incomeByGame(range), placeholderData: keepPreviousData })
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={4} />
  if (data.list.length === 0) return <EmptyState message={t('empty')} />
  return (
    <Card isList>
      {data.list.map(({ type, ...sums }) => (
        <Row key={type} {...sums} name={t(`common:category_${type}`)} />
      ))}
    </Card>
  )
}
