import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { ButtonLink } from '#client/ui/index.ts'

/** Links an active gift campaign to the form for giving its gift. */
export function GiveLink({ campaign: { id, state, body } }: { campaign: ManagedReward }) {
  const { t } = useTranslation('reward-campaigns')
  if (!useMay('money.adjust') || body.rule.template !== 'GIFT' || state !== 'ON_SHOW') return null
  return (
    <ButtonLink size="small" icon={<Gift size={18} />} to={`/operator/gifts/new?campaign=${id}`}>
      {t('give_gifts')}
    </ButtonLink>
  )
}
