import { useInfiniteQuery } from '@tanstack/react-query'
import { CloudRain } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedReward, rewardRains } from '#contract/back-office/reward-campaigns.ts'
import type { Value } from '#contract/endpoint.ts'
import { useZoned } from '#client/features/back-office/content-management/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column, SecondLine } from '#client/ui/back-office/index.ts'
import { percentageOf } from './budget-state.ts'
import { PagedTable } from './PagedTable.tsx'
import styles from './RewardCampaigns.module.css'
import { rainsOf } from './reward-campaigns.queries.ts'
import { RewardHead } from './RewardHead.tsx'

type Rain = Value<typeof rewardRains>[number]

function State({ state }: Pick<Rain, 'state'>) {
  const { t } = useTranslation('reward-campaigns')
  if (state !== 'FALLING') return t(`rain_${state}`)
  return (
    <span className={styles.falling}>
      <CloudRain size={16} aria-hidden="true" />
      {t('rain_FALLING')}
    </span>
  )
}

/** How much of the envelopes' money has been given. */
function GivenBar({ given, pool }: Pick<Rain, 'given' | 'pool'>) {
  const { t } = useTranslation('reward-campaigns')
  const { money } = useWords()
  return (
    <div className={styles.budget}>
      <span>{t('budget_of', { promised: money(given), budget: money(pool) })}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.given} style={{ width: `${percentageOf(given, pool)}%` }} />
      </span>
    </div>
  )
}

function Caught({ catchers, places, kinds }: Pick<Rain, 'catchers' | 'places' | 'kinds'>) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const number = (value: number) => formatNumber(value, i18n.language)
  const of = (part: number, whole: number) => t('rain_of', { part: number(part), whole: number(whole) })
  return (
    <>
      {of(catchers, places)}
      {catchers > 0 && (
        <SecondLine>
          {kinds.map((one) => t(`rain_kind_${one.kind}`, { caught: of(one.catchers, one.places) })).join(' · ')}
        </SecondLine>
      )}
    </>
  )
}

interface Props {
  campaign: ManagedReward
  zone: string
}

/** What each rain of a campaign gave, newest first. */
export function RewardRains({ campaign, zone }: Props) {
  const { t } = useTranslation('reward-campaigns')
  const when = useZoned(zone)
  const list = useInfiniteQuery(rainsOf(campaign.id))
  const columns: Column<Rain>[] = [
    {
      key: 'when',
      title: t('rain_when'),
      render: ({ startsAt, rainId }) => (
        <>
          {when(startsAt)}
          <SecondLine>{t('period_rain', { number: rainId })}</SecondLine>
        </>
      ),
    },
    { key: 'state', title: t('status'), render: (rain) => <State state={rain.state} /> },
    { key: 'caught', title: t('rain_caught'), wraps: true, render: (rain) => <Caught {...rain} /> },
    { key: 'given', title: t('rain_given'), render: ({ given, pool }) => <GivenBar given={given} pool={pool} /> },
  ]
  return (
    <>
      <RewardHead campaign={campaign} zone={zone} />
      <PagedTable label={t('rains')} list={list} columns={columns} rowKey={({ rainId }) => rainId} empty={t('rains_empty')} />
    </>
  )
}
