import { Eye, EyeOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { maskMoney } from '#client/lib/format.ts'
import { Card, IconButton, Money } from '#client/ui/index.ts'
import styles from './Balance.module.css'
import { hideBalance, useBalanceHidden } from './hidden-balance.ts'
import { useBalance } from './wallet.queries.ts'

/** The balance widget: hide, refresh; masked while it refreshes (SCR-08). The page may add content below. */
export function BalanceCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const { data, isFetching, isError, refetch } = useBalance()
  const isHidden = useBalanceHidden()
  return (
    <Card className={styles.card}>
      <div className={styles.words}>
        <p className={styles.label}>{t('balance')}</p>
        <p className={styles.sum}>
          {/* If it did not load, the refresh button next to it retries. */}
          {!data && (isError ? '—' : <span className={styles.pending} />)}
          {data && (isHidden || isFetching ? maskMoney(data) : <Money amount={data.sumBalance} currency={data} />)}
        </p>
      </div>
      <div className={styles.tools}>
        <IconButton
          label={t(isHidden ? 'balance_show' : 'balance_hide')}
          icon={isHidden ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => hideBalance(!isHidden)}
        />
        <IconButton
          label={t('balance_refresh')}
          icon={<RotateCw size={20} className={cx(isFetching && styles.turning)} />}
          disabled={isFetching}
          onClick={() => void refetch()}
        />
      </div>
      {children}
    </Card>
  )
}
