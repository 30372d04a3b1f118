import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ManagedReward, rewardClaims } from '#contract/back-office/reward-campaigns.ts'
import type { Value } from '#contract/endpoint.ts'
import { useZoned } from '#client/features/back-office/content-management/index.ts'
import { formatDate } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column, MemberLink, SecondLine } from '#client/ui/back-office/index.ts'
import { Link } from '#client/ui/index.ts'
import { PagedTable } from './PagedTable.tsx'
import styles from './RewardCampaigns.module.css'
import { claimsOf } from './reward-campaigns.queries.ts'
import { isDrawn } from './reward-values.ts'
import { RewardHead } from './RewardHead.tsx'

type Claim = Value<typeof rewardClaims>[number]

const RANK_PERIOD = /^rank(\d+)$/
/** The period of a spin, free or for bets; or of a lucky bet, by its number. */
const NUMBERED_PERIOD = /^(\S+) (?:(free|bet) )?(\d+)$/
const NO_DIGIT = /\D/g
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/**
 * `once`, `rank3`, `rain 5`, `gift 7`, `friends 5`, `2026-11-28 free 1`, `2026-11-28 1234567`, a year, or the first day of a day, week
 * or month in the merchant's calendar.
 */
function usePeriodWords({ template, options }: ManagedReward['body']['rule'], ranks: readonly string[]) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const isWeek = 'period' in options && options.period === 'WEEK'
  return (period: string) => {
    if (period === 'once') return t('period_once')
    const [, level] = RANK_PERIOD.exec(period) ?? []
    if (level) return ranks[Number(level) - 1] ?? t('period_rank', { level })
    if (template === 'BIRTHDAY') return period
    if (template === 'RAIN') return t('period_rain', { number: period.replace(NO_DIGIT, '') })
    if (template === 'GIFT') return t('period_gift', { number: period.replace(NO_DIGIT, '') })
    if (template === 'INVITE') return t('period_invite', { count: Number(period.replace(NO_DIGIT, '')) })
    if (template === 'RANK_SALARY') return formatDate(Date.parse(period), i18n.language, MONTH)
    const [, firstPart, kind, number] = NUMBERED_PERIOD.exec(period) ?? []
    const day = formatDate(Date.parse(firstPart ?? period), i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
    if (template === 'LUCKY_BET') return t('period_lucky', { day, number })
    if (kind) return t(kind === 'free' ? 'period_spin_free' : 'period_spin_bet', { day, number })
    return isWeek ? t('week_of', { day }) : day
  }
}

interface Props {
  campaign: ManagedReward
  zone: string
  /** Names of the ranks, from the first. */
  ranks: readonly string[]
}

/** Who got a ticket of a campaign, newest first. */
export function RewardClaims({ campaign, zone, ranks }: Props) {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  const { money } = useWords()
  const when = useZoned(zone)
  const { template } = campaign.body.rule
  const periodWords = usePeriodWords(campaign.body.rule, ranks)
  const list = useInfiniteQuery(claimsOf(campaign.id))
  const columns: Column<Claim>[] = [
    {
      key: 'member',
      title: t('member'),
      render: ({ memberId, username }) => <MemberLink memberId={memberId} username={username} />,
    },
    {
      key: 'period',
      title: t('for_period'),
      render: ({ period }) =>
        template === 'GIFT' ? (
          <Link to={`/operator/gifts/${period.replace(NO_DIGIT, '')}`} className={styles.link}>
            {periodWords(period)}
          </Link>
        ) : (
          periodWords(period)
        ),
    },
    {
      key: 'amount',
      title: t('amount'),
      isNumber: true,
      render: ({ amount }) => (amount === 0n ? t('spin_nothing') : money(amount)),
    },
    { key: 'status', title: t('status'), render: ({ status }) => t(`status_${status}`) },
    { key: 'issued', title: t('issued'), render: ({ issuedAt }) => when(issuedAt) },
    {
      key: 'claimed',
      title: t('claimed'),
      render: ({ status, claimedAt, expiresAt }) => (
        <>
          {claimedAt === null ? '—' : when(claimedAt)}
          {status === 'AVAILABLE' && <SecondLine>{t('content-management:until', { when: when(expiresAt) })}</SecondLine>}
        </>
      ),
    },
  ]
  return (
    <>
      <RewardHead campaign={campaign} zone={zone} />
      <PagedTable
        label={t('claims')}
        list={list}
        columns={columns}
        rowKey={({ ticketId }) => ticketId}
        empty={t(isDrawn(template) || template === 'GIFT' ? `claims_empty_${template}` : 'claims_empty')}
      />
    </>
  )
}
