import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { ButtonLink } from '#client/ui/index.ts'

/** Links an offer of something delivered to the orders of its kind. */
export function OrdersLink({ campaign: { body } }: { campaign: ManagedReward }) {
  const { t } = useTranslation('reward-campaigns')
  const delivery = body.rule.template === 'POINTS' ? body.rule.options.delivery : undefined
  if (!useMay('money.review') || !delivery) return null
  return (
    <ButtonLink size="small" variant="secondary" icon={<Truck size={18} />} to={`/operator/point-orders?delivery=${delivery}`}>
      {t('orders_link')}
    </ButtonLink>
  )
}
