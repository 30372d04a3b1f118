import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '#client/ui/index.ts'
import styles from './Reconciliation.module.css'
import { reconciliationState } from './reconciliation.queries.ts'

/** Red above every page of the back office while the ledger does not balance, or has not been checked for too long. */
export function ReconciliationAlarm() {
  const { t } = useTranslation('reconciliation')
  const { data } = useQuery(reconciliationState())
  const findings = data?.last?.findings ?? 0
  if (!data || (findings === 0 && !data.isLate)) return null
  return (
    <div role="alert" className={styles.over}>
      <Link to="/operator/reconciliation" className={styles.alarm}>
        <TriangleAlert size={18} aria-hidden="true" />
        {findings > 0 ? t('alarm', { count: findings }) : t('late')}
      </Link>
    </div>
  )
}
