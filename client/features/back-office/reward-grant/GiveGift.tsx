import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { BackLink } from '#client/ui/back-office/index.ts'
import { ButtonLink, EmptyState, ErrorState, PageTitle, Skeleton } from '#client/ui/index.ts'
import { GiveForm } from './GiveForm.tsx'
import { giftCampaigns } from './reward-grant.queries.ts'

function NoCampaign() {
  const { t } = useTranslation('reward-grant')
  const mayEdit = useMay('content.edit')
  if (!mayEdit) return <EmptyState message={t('no_campaign_ask')} />
  return (
    <EmptyState
      message={t('no_campaign')}
      action={<ButtonLink to="/operator/rewards/new/GIFT">{t('no_campaign_create')}</ButtonLink>}
    />
  )
}

function GiveForms() {
  // The form must not be lost when the operator leaves the window to copy a list.
  const { data, error, refetch } = useQuery({ ...giftCampaigns(), refetchOnWindowFocus: false })
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="text" rows={8} />
  const [first, ...rest] = data.campaigns
  return first ? <GiveForm campaigns={[first, ...rest]} aloneLeft={data.aloneLeft} /> : <NoCampaign />
}

/** The page of a new gift to many members. */
export function GiveGift() {
  const { t } = useTranslation('reward-grant')
  return (
    <>
      <BackLink to="/operator/gifts">{t('title')}</BackLink>
      <PageTitle>{t('give')}</PageTitle>
      <GiveForms />
    </>
  )
}
