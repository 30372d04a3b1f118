import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isRankTemplate, rewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { editorFacts } from '#client/features/back-office/content-management/index.ts'
import { useRankNames, vipRanks } from '#client/features/back-office/vip-ranks/index.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { BackLink } from '#client/ui/back-office/index.ts'
import { ButtonLink, EmptyState, ErrorState, PageTitle, Skeleton } from '#client/ui/index.ts'
import { RewardCampaignForm } from './RewardCampaignForm.tsx'
import { RewardCampaignList } from './RewardCampaignList.tsx'
import styles from './RewardCampaigns.module.css'
import { allRewards } from './reward-campaigns.queries.ts'
import { RewardClaims } from './RewardClaims.tsx'
import { RewardRains } from './RewardRains.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

function NewReward() {
  const { t } = useTranslation('reward-campaigns')
  return (
    <>
      <BackLink to="/operator/rewards">{t('title')}</BackLink>
      <PageTitle>{t('new')}</PageTitle>
      <p className={styles.hint}>{t('choose')}</p>
      <TemplateChoice />
    </>
  )
}

function NoRanks() {
  const { t } = useTranslation('reward-campaigns')
  return <EmptyState message={t('ranks_none')} action={<ButtonLink to="/operator/vip-ranks">{t('ranks_make')}</ButtonLink>} />
}

/** `part` is the template of a new one, or the claims or rains of a stored one. */
function Editor({ campaignId, part }: { campaignId: string; part: string | undefined }) {
  const { t } = useTranslation('reward-campaigns')
  const mayReadMembers = useMay('members.read')
  const facts = useQuery(editorFacts())
  const campaigns = useQuery({ ...allRewards(), refetchOnWindowFocus: false })
  const ladder = useQuery({ ...vipRanks(), refetchOnWindowFocus: false })
  const rankNames = useRankNames(facts.data?.defaultLanguage ?? 'tl')
  const error = facts.error ?? campaigns.error ?? ladder.error
  if (error && !(facts.data && campaigns.data && ladder.data))
    return <ErrorState error={error} onRetry={() => Promise.all([facts.refetch(), campaigns.refetch(), ladder.refetch()])} />
  if (!facts.data || !campaigns.data || !ladder.data) return <Skeleton shape="text" rows={8} />
  const stored = campaigns.data.find(({ id }) => String(id) === campaignId)
  const template = stored?.body.rule.template ?? rewardTemplate.options.find((one) => one === part)
  if (!template || (!stored && campaignId !== 'new')) return <EmptyState message={t('gone')} />
  const ranks = rankNames(ladder.data)
  if (stored && part === 'claims' && mayReadMembers)
    return <RewardClaims campaign={stored} zone={facts.data.zone} ranks={ranks} />
  if (stored && part === 'rains' && template === 'RAIN' && mayReadMembers)
    return <RewardRains campaign={stored} zone={facts.data.zone} />
  if (isRankTemplate(template) && ranks.length === 0) return <NoRanks />
  const last = Math.max(0, ...campaigns.data.map(({ body }) => body.sortIndex))
  return (
    <RewardCampaignForm
      facts={facts.data}
      stored={stored}
      template={template}
      ranks={ranks}
      nextOrder={last + 1}
      onReload={() => campaigns.refetch()}
    />
  )
}

/** Reward campaigns: the list, the choice of a kind for a new one, and one with its claims and rains. */
export function RewardCampaignsPage() {
  const { campaignId, part } = useParams()
  if (!campaignId) return <RewardCampaignList />
  if (campaignId === 'new' && !part) return <NewReward />
  return <Editor key={`${campaignId}/${part}`} campaignId={campaignId} part={part} />
}
