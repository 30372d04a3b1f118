import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/features/system/index.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Money } from '#client/ui/index.ts'
import { turnoverInfo } from './turnover.queries.ts'
import styles from './BonusMoney.module.css'

/** How much of the balance is bonus money, shown apart from the member's own; nothing where there is none. */
export function BonusMoney() {
  const { t } = useTranslation('turnover')
  const session = useSession()
  const currency = useCurrency()
  const { data } = useQuery({ ...turnoverInfo(), enabled: session !== null && !isTrialType(session.type) })
  const left = data?.requirements.reduce((sum, { bonusLeft }) => sum + bonusLeft, 0n) ?? 0n
  if (left === 0n) return null
  return (
    <p className={styles.bonus}>
      <Gift size={14} aria-hidden="true" />
      {t('bonus_money')}
      <Money amount={left} currency={currency} />
    </p>
  )
}
