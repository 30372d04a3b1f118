import { useSearchParams } from 'react-router-dom'
import { DownlineRates } from './DownlineRates.tsx'
import { OwnRates } from './OwnRates.tsx'
import styles from './Rates.module.css'

/** `?member=` a direct downline, to set its rates; otherwise one's own (SCR-40). */
export function RebateSettingPage() {
  const [params] = useSearchParams()
  const memberId = Number(params.get('member'))
  return (
    <div className={styles.page}>
      {Number.isInteger(memberId) && memberId > 0 ? (
        <DownlineRates key={memberId} memberId={memberId} name={params.get('name') ?? String(memberId)} />
      ) : (
        <OwnRates />
      )}
    </div>
  )
}
