import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import type { BannerGroup } from '#contract/content/announcement/announcement.ts'
import { bannerGroup } from '#contract/back-office/content-management/content-management-banner.ts'
import { EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { useTranslation } from 'react-i18next'
import { BannerForm } from './BannerForm.tsx'
import { BannerList } from './BannerList.tsx'
import { bannersOf, editorFacts } from './content-management.queries.ts'

const FIRST_GROUP: BannerGroup = 'm_home'

function Editor({ bannerId, group }: { bannerId: string; group: BannerGroup }) {
  const { t } = useTranslation('content-management')
  const facts = useQuery(editorFacts())
  const banners = useQuery({ ...bannersOf(group), refetchOnWindowFocus: false })
  const error = facts.error ?? banners.error
  if (error && !(facts.data && banners.data))
    return <ErrorState error={error} onRetry={() => Promise.all([facts.refetch(), banners.refetch()])} />
  if (!facts.data || !banners.data) return <Skeleton shape="text" rows={8} />
  const stored = banners.data.find(({ id }) => String(id) === bannerId)
  if (!stored && bannerId !== 'new') return <EmptyState message={t('banner_gone')} />
  return <BannerForm facts={facts.data} stored={stored} group={group} onReload={() => banners.refetch()} />
}

/** Banners by placement, and the form of one. */
export function BannersPage() {
  const { bannerId } = useParams()
  const [search] = useSearchParams()
  const group = bannerGroup.safeParse(search.get('group')).data ?? FIRST_GROUP
  return bannerId ? <Editor key={`${group}/${bannerId}`} bannerId={bannerId} group={group} /> : <BannerList group={group} />
}
