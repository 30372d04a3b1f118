import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { WalletBalance } from '#contract/money/wallet.ts'
import { BalanceCard, walletBalance } from '#client/features/money/wallet/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Button, EmptyState, ErrorState, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { MoveForm } from './MoveForm.tsx'
import { MoveHistory } from './MoveHistory.tsx'
import { ReturnAllButton } from './ReturnAllButton.tsx'
import { useFollowMoves } from './wallet-transfer.queries.ts'
import { WalletList } from './WalletList.tsx'
import { WalletSplit } from './WalletSplit.tsx'
import { awaySum, firstEnds, gameWallets, mainWallet, type Ends } from './wallets.ts'
import styles from './Wallets.module.css'

function Moving({ wallet }: { wallet: WalletBalance }) {
  const { t } = useTranslation(['wallet-transfer', 'shell'])
  const [params] = useSearchParams()
  const open = useOpenScreen()
  const [chosen, setChosen] = useState<Ends | undefined>(() =>
    firstEnds(wallet, { from: params.get('from'), to: params.get('to') }),
  )
  const ends = chosen ?? firstEnds(wallet, {})
  const mainId = mainWallet(wallet)?.accountTypeId
  if (!ends || mainId === undefined) return null
  return (
    <>
      {wallet.sumBalance === 0n ? (
        <EmptyState message={t('nothing')} action={<Button onClick={() => open('deposit')}>{t('shell:deposit')}</Button>} />
      ) : (
        <>
          <MoveForm wallet={wallet} ends={ends} onEnds={setChosen} />
          {awaySum(wallet) > 0n && <ReturnAllButton />}
        </>
      )}
      <WalletList
        wallets={gameWallets(wallet)}
        onChoose={({ accountTypeId, availBalance }) => {
          setChosen(availBalance > 0n ? { from: accountTypeId, to: mainId } : { from: mainId, to: accountTypeId })
          scrollTo({ top: 0, behavior: 'smooth' })
        }}
      />
    </>
  )
}

const VIEWS = ['move', 'history'] as const
type View = (typeof VIEWS)[number]

/** Moves money between the main wallet and studio wallets, if the site has them. */
export function TransferPage() {
  const { t } = useTranslation(['wallet-transfer', 'shell'])
  const [params, setParams] = useSearchParams()
  const view: View = params.get('view') === 'history' ? 'history' : 'move'
  const wallet = useQuery(walletBalance())
  useFollowMoves()
  if (wallet.isLoadingError) return <ErrorState error={wallet.error} onRetry={wallet.refetch} />
  if (!wallet.data)
    return (
      <div className={styles.page}>
        <Skeleton shape="text" rows={2} />
        <Skeleton shape="list" rows={4} />
      </div>
    )
  if (gameWallets(wallet.data).length === 0) return <Navigate to={SCREENS.myAccount.path} replace />
  return (
    <div className={styles.page}>
      <BalanceCard>
        <WalletSplit />
      </BalanceCard>
      <SegmentedControl
        label={t('views')}
        options={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={(next) => setParams(next === 'move' ? {} : { view: next }, { replace: true })}
      />
      {view === 'move' ? <Moving wallet={wallet.data} /> : <MoveHistory />}
    </div>
  )
}
