import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Money } from '#client/ui/index.ts'
import { turnoverInfo } from './turnover.queries.ts'
import styles from './BonusMoney.module.css'

/** The member's own money, the bonus money, and which is staked first (BON-07); nothing without a bonus. */
export function BonusMoney() {
  const { t } = useTranslation('turnover')
  const session = useSession()
  const currency = useCurrency()
  const { data } = useQuery({ ...turnoverInfo(), enabled: session !== null && !isTrialType(session.type) })
  if (!data || data.bonusMoney === 0n) return null
  return (
    <div className={styles.bonus}>
      <dl className={styles.kinds}>
        <div>
          <dt>{t('own_money')}</dt>
          <dd>
            <Money amount={data.ownMoney} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>
            <Gift size={14} aria-hidden="true" />
            {t('bonus_money')}
          </dt>
          <dd>
            <Money amount={data.bonusMoney} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={styles.order}>{t('rule_order')}</p>
    </div>
  )
}
