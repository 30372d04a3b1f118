import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { EmptyState } from '#client/ui/index.ts'
import { GiveGift } from './GiveGift.tsx'
import { GrantList } from './GrantList.tsx'
import { OneGrant } from './OneGrant.tsx'

function NewGrant() {
  const { t } = useTranslation('operator')
  return useMay('money.adjust') ? <GiveGift /> : <EmptyState message={t('not_allowed')} />
}

/** Gifts to many members at once: the list, a new one, and the details of one. */
export function RewardGrantsPage() {
  const { grantId } = useParams()
  if (!grantId) return <GrantList />
  return grantId === 'new' ? <NewGrant /> : <OneGrant key={grantId} grantId={grantId} />
}
