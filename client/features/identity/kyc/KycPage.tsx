import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { KycStatus } from '#contract/identity/kyc/kyc.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useTopOfView } from '#client/lib/use-top-of-view.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { kycDictionary, kycSetting, kycStatus, playerInfo, useFollowKyc } from './kyc.queries.ts'
import { KycForm } from './KycForm.tsx'
import styles from './KycPage.module.css'
import { SentCheck } from './SentCheck.tsx'
import { StatusCard } from './StatusCard.tsx'

const isOpen = ({ status }: KycStatus) => status === 'NOT_SUBMITTED' || status === 'REJECTED'

/** The form while it may be sent, otherwise what was sent. */
function Check({ status }: { status: KycStatus }) {
  const { t } = useTranslation('kyc')
  const all = [useQuery(kycDictionary()), useQuery(playerInfo()), useQuery(kycSetting())] as const
  const [form, player, setting] = all
  const failed = all.find(({ isLoadingError }) => isLoadingError)
  if (failed) return <ErrorState error={failed.error} onRetry={() => Promise.all(all.map(({ refetch }) => refetch()))} />
  if (!form.data || !player.data || !setting.data) return <Skeleton shape="list" rows={5} />
  if (!isOpen(status)) return <SentCheck status={status} form={form.data} />
  if (status.submissionsLeft === 0)
    return <EmptyState message={t('none_left')} action={<ButtonLink to={SCREENS.messages.path}>{t('help')}</ButtonLink>} />
  return <KycForm status={status} form={form.data} player={player.data} minimumAge={setting.data.minimumAge} />
}

/** The identity check: send it, follow it, send it again after a rejection (WIR-23). */
export function KycPage() {
  const { t } = useTranslation('kyc')
  const { data: status, isPending, error, refetch } = useQuery(kycStatus())
  useFollowKyc()
  useTopOfView(status && (isOpen(status) ? 'form' : 'sent'))
  if (isPending) return <Skeleton shape="list" rows={6} />
  if (!status) return <ErrorState error={error} onRetry={refetch} />
  if (!status.isEnabled)
    return <EmptyState message={t('off')} action={<ButtonLink to={SCREENS.securityCentre.path}>{t('to_security')}</ButtonLink>} />
  return (
    <div className={styles.page}>
      <StatusCard status={status} />
      <Check status={status} />
    </div>
  )
}
