import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import { useMember } from '#client/lib/current-member.ts'
import { BonusMoney, TurnoverCard, turnoverInfo } from '#client/features/money/turnover/index.ts'
import { BalanceCard, LockedMoney, walletBalance } from '#client/features/money/wallet/index.ts'
import { awaySum, gameWallets, WalletSplit } from '#client/features/money/wallet-transfer/index.ts'
import { paths } from '#client/lib/paths.ts'
import { BlockHead, ButtonLink, EmptyState, ErrorState, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { OrderRow } from './OrderRow.tsx'
import { Orders } from './Orders.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { useFollowOrders, withdrawAccount, withdrawalOrders, withdrawSettings } from './withdrawal.queries.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import styles from './WithdrawPage.module.css'

type Open = (order: WithdrawalRecord) => void

/** Open orders, newest first. */
function UnderWay({ orders, onOpen }: { orders: readonly WithdrawalRecord[]; onOpen: Open }) {
  const { t } = useTranslation('withdrawal')
  const open = orders.filter(({ state }) => state === 'PENDING' || state === 'APPROVED')
  if (open.length === 0) return null
  return (
    <section className={styles.block}>
      <BlockHead icon={<Hourglass size={20} />} title={t('under_way')} />
      {open.map((order) => (
        <OrderRow key={order.id} order={order} onOpen={() => onOpen(order)} />
      ))}
    </section>
  )
}

/** Rendered once everything has loaded, so that nothing moves. */
function Asking({ onOpen }: { onOpen: Open }) {
  const { t } = useTranslation(['withdrawal', 'shell'])
  const [settings, account, turnover] = [useQuery(withdrawSettings()), useQuery(withdrawAccount()), useQuery(turnoverInfo())]
  const [wallet, orders, member] = [useQuery(walletBalance()), useInfiniteQuery(withdrawalOrders()), useMember()]
  const all = [settings, account, turnover, wallet, orders, member]
  const failed = all.find(({ isLoadingError }) => isLoadingError)
  if (failed) return <ErrorState error={failed.error} onRetry={() => Promise.all(all.map(({ refetch }) => refetch()))} />
  if (!settings.data || !account.data || !turnover.data || !wallet.data || !orders.data || !member.data)
    return (
      <div className={styles.block}>
        <Skeleton shape="text" rows={1} />
        <Skeleton shape="list" rows={4} />
      </div>
    )
  const isOff = settings.data.allowWithdraw === 'N'
  return (
    <>
      <UnderWay orders={orders.data.pages[0]?.records ?? []} onOpen={onOpen} />
      {isOff ? (
        <EmptyState message={t('off')} action={<ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>} />
      ) : (
        <>
          <TurnoverCard info={turnover.data} />
          <WithdrawForm
            settings={settings.data}
            account={account.data}
            turnover={turnover.data}
            balance={wallet.data.mainWalletBalance}
            away={awaySum(wallet.data)}
            onDone={(order) => {
              // Under its sheet, the order is the first on the page.
              scrollTo(0, 0)
              onOpen(order)
            }}
          />
        </>
      )}
    </>
  )
}

const VIEWS = ['ask', 'orders'] as const
type View = (typeof VIEWS)[number]

/** Withdrawals (SCR-36): request, follow, and the full history. */
export function WithdrawPage() {
  const { t } = useTranslation(['withdrawal', 'shell'])
  const [params, setParams] = useSearchParams()
  const view: View = params.get('view') === 'orders' ? 'orders' : 'ask'
  const [looked, setLooked] = useState<{ order: WithdrawalRecord; isOpen: boolean }>()
  const { data } = useInfiniteQuery(withdrawalOrders())
  const { data: wallet } = useQuery(walletBalance())
  useFollowOrders()
  const open: Open = (order) => setLooked({ order, isOpen: true })
  // The current state, while the sheet is open.
  const fresh = looked && data?.pages.flatMap(({ records }) => records).find(({ id }) => id === looked.order.id)
  return (
    <div className={styles.page}>
      <BalanceCard>
        {wallet && gameWallets(wallet).length > 0 && <WalletSplit />}
        <LockedMoney />
        <BonusMoney />
      </BalanceCard>
      <SegmentedControl
        label={t('views')}
        options={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={(next) => setParams(next === 'ask' ? {} : { view: next }, { replace: true })}
      />
      {view === 'ask' ? <Asking onOpen={open} /> : <Orders onOpen={open} />}
      {looked && (
        <OrderSheet
          order={fresh ?? looked.order}
          isOpen={looked.isOpen}
          onClose={() => setLooked({ ...looked, isOpen: false })}
        />
      )}
    </div>
  )
}
