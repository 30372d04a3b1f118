import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState, InfiniteList, SegmentedControl, Sheet, Skeleton } from '#client/ui/index.ts'
import { InviteeRow } from './InviteeRow.tsx'
import styles from './Invitees.module.css'
import { inviteesOf } from './referral.queries.ts'

function OfTier({ tier }: { tier: number }) {
  const { t } = useTranslation('referral')
  const pages = useInfiniteQuery(inviteesOf(tier))
  if (pages.isPending) return <Skeleton shape="list" rows={5} />
  if (pages.isLoadingError) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  const all = pages.data.pages.flatMap(({ list }) => list)
  if (all.length === 0) return <p className={styles.none}>{t('no_one_yet')}</p>
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      isLoading={pages.isFetchingNextPage}
      hasFailed={pages.isFetchNextPageError}
      onReachEnd={pages.fetchNextPage}
      className={styles.list}
    >
      {all.map((invitee, index) => (
        // Masked names may be equal, and two may join at the same moment.
        <InviteeRow key={`${invitee.joinedAt}/${index}`} invitee={invitee} />
      ))}
    </InfiniteList>
  )
}

function Content({ tiers }: { tiers: number }) {
  const { t } = useTranslation('referral')
  const [tier, setTier] = useState(1)
  const options = Array.from({ length: tiers }, (_, place) => ({
    value: String(place + 1),
    label: t('tier_number', { tier: place + 1 }),
  }))
  return (
    <>
      {tiers > 1 && (
        <SegmentedControl
          label={t('tiers')}
          options={options}
          value={String(tier)}
          onChange={(value) => setTier(Number(value))}
          className={styles.segments}
        />
      )}
      <OfTier key={tier} tier={tier} />
    </>
  )
}

interface Props {
  /** The number of tiers. */
  tiers: number
  isOpen: boolean
  onClose: () => void
}
/** All invitees, by tier, newest first. */
export function InviteesSheet({ tiers, isOpen, onClose }: Props) {
  const { t } = useTranslation('referral')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('invitees')} isTall>
      <Content tiers={tiers} />
    </Sheet>
  )
}
