import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ManagedCampaign } from '#contract/back-office/content-management/content-management-campaign.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, PageHead, SecondLine } from '#client/ui/back-office/index.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { CampaignForm } from './CampaignForm.tsx'
import styles from './ContentManagement.module.css'
import { allCampaigns, editorFacts } from './content-management.queries.ts'
import { percentOf } from './play-terms.ts'
import { StateWords } from './StateWords.tsx'
import { useZoned } from './use-zoned.ts'

function CampaignList() {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const { money } = useWords()
  const { data: facts } = useQuery(editorFacts())
  const when = useZoned(facts?.zone)
  const { data, error, refetch } = useQuery(allCampaigns())
  const columns: Column<ManagedCampaign>[] = [
    {
      key: 'title',
      title: t('field_title'),
      wraps: true,
      render: ({ title, missing }) => (
        <>
          {title}
          {missing.length > 0 && (
            <SecondLine>
              {t('missing_in', { languages: missing.map((language) => LANGUAGE_NAME[language]).join(', ') })}
            </SecondLine>
          )}
        </>
      ),
    },
    { key: 'state', title: t('state'), render: ({ state }) => <StateWords state={state} /> },
    {
      key: 'bonus',
      title: t('campaign_bonus'),
      isNumber: true,
      render: ({ body }) => t('campaign_up_to', { percent: percentOf(body.bonusRate), most: money(body.maxBonus) }),
    },
    {
      key: 'least',
      title: t('campaign_min'),
      isNumber: true,
      render: ({ body }) => (body.minDeposit ? money(body.minDeposit) : '—'),
    },
    { key: 'turnover', title: t('campaign_turnover'), isNumber: true, render: ({ body }) => `× ${body.turnoverTimes}` },
    {
      key: 'worth',
      title: t('campaign_worth'),
      isNumber: true,
      render: ({ worth, body }) => (
        <>
          {money(worth)}
          <SecondLine>{t('campaign_budget_of', { budget: money(body.budget) })}</SecondLine>
        </>
      ),
    },
    {
      key: 'starts',
      title: t('starts'),
      render: ({ startAt, endAt }) => (
        <>
          {when(startAt)}
          <SecondLine>{endAt === null ? t('long_term_short') : t('until', { when: when(endAt) })}</SecondLine>
        </>
      ),
    },
    {
      key: 'taken',
      title: t('campaign_taken'),
      isNumber: true,
      render: ({ taken, given }) => (
        <>
          {taken}
          <SecondLine>{money(given)}</SecondLine>
        </>
      ),
    },
  ]
  return (
    <>
      <PageHead title={t('campaigns')}>
        <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate('/operator/campaigns/new')}>
          {t('campaign_new')}
        </Button>
      </PageHead>
      {facts && <p className={styles.hint}>{t('zone', { zone: facts.zone })}</p>}
      <div className={styles.listed}>
        <BackOfficeTable
          label={t('campaigns')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          error={error}
          onRetry={refetch}
          empty={t('campaigns_empty')}
          onOpen={({ id }) => void navigate(`/operator/campaigns/${id}`)}
        />
      </div>
    </>
  )
}

function Editor({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('content-management')
  const facts = useQuery(editorFacts())
  const campaigns = useQuery({ ...allCampaigns(), refetchOnWindowFocus: false })
  const error = facts.error ?? campaigns.error
  if (error && !(facts.data && campaigns.data))
    return <ErrorState error={error} onRetry={() => Promise.all([facts.refetch(), campaigns.refetch()])} />
  if (!facts.data || !campaigns.data) return <Skeleton shape="text" rows={8} />
  const stored = campaigns.data.find(({ id }) => String(id) === campaignId)
  if (!stored && campaignId !== 'new') return <EmptyState message={t('campaign_gone')} />
  const last = Math.max(0, ...campaigns.data.map(({ body }) => body.sortIndex))
  return <CampaignForm facts={facts.data} stored={stored} nextOrder={last + 1} onReload={() => campaigns.refetch()} />
}

/** Deposit bonuses: the list, and the form of one. */
export function CampaignsPage() {
  const { campaignId } = useParams()
  return campaignId ? <Editor key={campaignId} campaignId={campaignId} /> : <CampaignList />
}
