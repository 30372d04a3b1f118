import { queryOptions, useQuery } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/money/wallet-transfer.ts'
import type { MemberWallets as Wallets } from '#contract/money/wallet-transfer.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, ReasonSheet, type Column } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import styles from './MemberWallets.module.css'

type Row = Wallets['wallets'][number]
type LockInput = BodyInput<typeof endpoints.lock>
/** Empty = all transfers of the member. */
interface Asked {
  vendor: string
  name: string
  isLocking: boolean
}

const memberWallets = (memberId: number) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'member', memberId, 'wallets'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.ofMember, { query: { memberId } }, signal),
  })

/** A member's studio wallets and their locks. Nothing if the site has a single wallet. */
export function MemberWallets({ memberId }: { memberId: number }) {
  const { t } = useTranslation('player-profile')
  const { money, when } = useWords()
  const { data, error, refetch } = useQuery(memberWallets(memberId))
  const mayReview = useMay('money.review')
  const [asked, setAsked] = useState<Asked & { isOpen: boolean }>()
  const action = useAction(({ isLocking, ...body }: LockInput & { isLocking: boolean }) =>
    backOfficeApi(isLocking ? endpoints.lock : endpoints.unlock, { body }),
  )
  if (data?.isSingle) return null
  const ask = (next: Asked) => setAsked({ ...next, isOpen: true })
  const lockButton = (isLocked: boolean, of: Omit<Asked, 'isLocking'>, label: string) => (
    <Button
      size="small"
      variant="secondary"
      icon={isLocked ? <LockOpen size={18} /> : <Lock size={18} />}
      onClick={() => ask({ ...of, isLocking: !isLocked })}
    >
      {label}
    </Button>
  )
  const columns: Column<Row>[] = [
    { key: 'name', title: t('wallet'), render: ({ displayName, accountName }) => displayName ?? accountName },
    { key: 'code', title: t('wallet_code'), render: ({ accountName }) => <code>{accountName}</code> },
    { key: 'balance', title: t('balance'), isNumber: true, render: ({ balance }) => money(balance) },
    {
      key: 'state',
      title: t('wallet_state'),
      wraps: true,
      render: ({ hold, lock }) => (
        <>
          {t(`wallet_hold_${hold ?? 'NONE'}`)}
          {lock && <small className={styles.quiet}>{`${lock.lockedBy}, ${when(lock.lockedAt)}: ${lock.reason}`}</small>}
        </>
      ),
    },
    {
      key: 'action',
      title: t('wallet_action'),
      render: ({ lock, accountName, displayName }) =>
        mayReview &&
        lockButton(
          lock !== null,
          { vendor: accountName, name: displayName ?? accountName },
          t(lock ? 'wallet_unlock' : 'wallet_lock'),
        ),
    },
  ]
  // Only the wallets with money or a lock: a site has many.
  const rows = data?.wallets.filter(({ balance, lock }) => balance > 0n || lock)
  return (
    <section className={styles.wallets}>
      <header className={styles.head}>
        <h2>
          {t('wallets')}
          {data && <small className={styles.quiet}>{t('wallet_main', { amount: money(data.main) })}</small>}
        </h2>
        {data &&
          mayReview &&
          lockButton(data.lock !== null, { vendor: '', name: '' }, t(data.lock ? 'wallet_unlock_all' : 'wallet_lock_all'))}
      </header>
      {data?.lock && (
        <p className={styles.note}>
          {t('wallet_all_locked', { by: data.lock.lockedBy, when: when(data.lock.lockedAt), reason: data.lock.reason })}
        </p>
      )}
      <BackOfficeTable
        label={t('wallets')}
        columns={columns}
        rows={rows}
        rowKey={({ accountName }) => accountName}
        error={error}
        onRetry={refetch}
        empty={t('no_wallets')}
      />
      <ReasonSheet
        isOpen={asked?.isOpen ?? false}
        title={t(asked?.isLocking === false ? 'wallet_unlock_why' : 'wallet_lock_why', {
          name: asked?.name || t('wallet_every'),
        })}
        submit={t(asked?.isLocking === false ? 'wallet_unlock' : 'wallet_lock')}
        isDangerous={asked?.isLocking !== false}
        onSubmit={async (reason) => {
          if (!asked) return
          await action.mutateAsync({ memberId, vendor: asked.vendor, reason, isLocking: asked.isLocking })
          toast.success(t(asked.isLocking ? 'wallet_locked' : 'wallet_unlocked'))
        }}
        onClose={() => setAsked((now) => now && { ...now, isOpen: false })}
      />
    </section>
  )
}
