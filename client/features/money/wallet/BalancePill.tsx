import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/lib/site.ts'
import { cx } from '#client/lib/class-names.ts'
import { maskMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { CountUp, IconButton } from '#client/ui/index.ts'
import styles from './Balance.module.css'
import { useBalanceHidden } from './hidden-balance.ts'
import { useBalance } from './wallet.queries.ts'

export type Balance = CurrencyMeta & { sumBalance: bigint }

interface Props {
  /** A game's own balance, instead of the wallet's. */
  of?: Balance
  /** A tap on the amount. */
  onOpen?: () => void
}

/** The header's balance with its deposit plus. */
export function BalancePill({ of, onOpen }: Props) {
  const { t } = useTranslation('shell')
  const { data: wallet } = useBalance()
  const data = of ?? wallet
  const isHidden = useBalanceHidden()
  const open = useOpenScreen()
  const hasDeposit = useSite()?.mobileTemplate.dep_func ?? true
  const amount = (
    <>
      <span className="visually-hidden">{t('balance')} </span>
      {!data ? (
        <span className={styles.pending} />
      ) : isHidden ? (
        maskMoney(data)
      ) : (
        <CountUp amount={data.sumBalance} currency={data} />
      )}
    </>
  )
  return (
    <div className={styles.pill}>
      {onOpen ? (
        <button type="button" aria-haspopup="dialog" className={cx(styles.amount, styles.opens)} onClick={onOpen}>
          {amount}
        </button>
      ) : (
        <span className={styles.amount}>{amount}</span>
      )}
      {hasDeposit && (
        <IconButton
          look="primary"
          label={t('deposit')}
          icon={<Plus size={20} />}
          className={styles.plus}
          onClick={() => open('deposit')}
        />
      )}
    </div>
  )
}
