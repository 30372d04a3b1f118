import { useQuery } from '@tanstack/react-query'
import { IdCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { ButtonLink } from '#client/ui/index.ts'
import { stateKey } from './kyc-state.ts'
import { latestKyc } from './kyc-review.queries.ts'

/** The state of a member's identity check, with a link to it; only for operators who may see checks. */
export function MemberCheck({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['kyc', 'operator'])
  const mayReview = useMay('kyc.review')
  const { data } = useQuery({ ...latestKyc(memberId), enabled: mayReview })
  const check = data?.records[0]
  if (!check) return null
  return (
    <ButtonLink to={`/operator/kyc/${check.id}`} variant="secondary" size="small" icon={<IdCard size={18} />}>
      {t('member_check', { state: t(stateKey(check)) })}
    </ButtonLink>
  )
}
