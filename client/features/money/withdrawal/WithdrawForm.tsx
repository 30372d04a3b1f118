import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyToWire } from '#contract/wire.ts'
import type { PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import type { WithdrawAccountInfo, WithdrawalRecord, WithdrawSettings } from '#contract/money/withdrawal/withdrawal.ts'
import type { TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { BringBackNotice } from '#client/features/money/wallet-transfer/index.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { Button, Card, Dock, ErrorState, PlayMoneyNote } from '#client/ui/index.ts'
import { WithdrawAmount } from './WithdrawAmount.tsx'
import { ConfirmSheet, type Asked } from './ConfirmSheet.tsx'
import { FactList } from './FactList.tsx'
import { LimitFacts } from './LimitFacts.tsx'
import { useSums } from './use-sums.ts'
import { accountsOf, asksForCode, isOpenNow, limitsOf, needsMobile, offeredKinds, problemOf } from './withdraw-values.ts'
import { ClosedNotice, MobileNotice } from './WithdrawNotices.tsx'
import { WithdrawTarget } from './WithdrawTarget.tsx'
import styles from './WithdrawForm.module.css'

interface Props {
  settings: WithdrawSettings
  account: WithdrawAccountInfo
  turnover: TurnoverInfo
  balance: bigint
  /** In studio wallets: must be moved back before it can be withdrawn. */
  away: bigint
  onDone: (order: WithdrawalRecord) => void
}

/** Method, account and amount; the fee and the net amount are above the button. */
export function WithdrawForm({ settings, account, turnover, balance, away, onDone }: Props) {
  const { t } = useTranslation('withdrawal')
  const money = useMoneyText()
  const { data: member } = useMember()
  // The next step asks for it.
  usePrefetchQuery(securityConfig())
  const kinds = offeredKinds(settings)
  const accounts = accountsOf(account)
  const [chosenKind, setKind] = useState<PayoutKind>()
  const kind = chosenKind ?? kinds.find((one) => accounts[one].length > 0) ?? kinds[0] ?? 'B'
  const usable = accounts[kind].filter(({ isFrozen }) => !isFrozen)
  const [chosenId, setId] = useState<number>()
  const target =
    usable.find(({ bankCardId }) => bankCardId === chosenId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  const [typed, setTyped] = useState('')
  const [confirming, setConfirming] = useState<{ asked: Asked; isOpen: boolean; opening: number }>()

  const limits = limitsOf(settings, account, kind, balance)
  const amount = readAmount(typed).value ?? 0n
  const sums = useSums({ amount, kind, target, virtualRates: settings.virtualRates })
  const lacksNumber = needsMobile(settings) && member?.mobileVerified === false
  const isOpen = isOpenNow(settings)
  // A bonus that a withdrawal ends does not block it (BON-04); its cost is shown above.
  const hasTurnover = turnover.requirements.some(({ rules }) => rules?.onWithdrawal !== 'FORFEITS')
  const canGo =
    isOpen &&
    !hasTurnover &&
    !lacksNumber &&
    sums.hasRate &&
    target !== undefined &&
    member !== undefined &&
    amount > 0n &&
    sums.net > 0n &&
    !problemOf(amount, limits)

  function ask() {
    if (!canGo || !sums.isKnown || !target) return
    setConfirming({
      isOpen: true,
      opening: (confirming?.opening ?? 0) + 1,
      asked: {
        order: {
          amount: moneyToWire(amount),
          bankCardId: target.bankCardId,
          requestId: newRequestId(),
          ...(sums.coins && { virtualAmount: sums.coins }),
        },
        facts: [
          { name: t('to'), value: `${target.bankName} ${target.cardNumber.slice(-4)}` },
          { name: t('amount'), value: money(amount) },
          ...sums.facts,
        ],
        canCancel: settings.allowCancel === 'Y',
        needsPassword: settings.paymentPasswordRequired === 'Y',
        needsCode: asksForCode(settings, amount),
      },
    })
  }
  const close = () => setConfirming((now) => now && { ...now, isOpen: false })

  return (
    <div className={styles.form}>
      {!isOpen && <ClosedNotice hours={settings.withdrawTimeMsg} />}
      <WithdrawTarget
        kinds={kinds}
        kind={kind}
        accounts={accounts}
        chosen={target?.bankCardId}
        onKind={(value) => {
          setKind(value)
          setTyped('')
        }}
        onChoose={setId}
        onBound={(bound) => {
          setKind(bound.type)
          setId(bound.bankCardId)
        }}
      />
      {lacksNumber && <MobileNotice />}
      {target && !sums.hasRate && <p className={styles.words}>{t('no_rate')}</p>}
      {target && (
        <>
          <WithdrawAmount limits={limits} typed={typed} onType={setTyped} />
          {away > 0n && (amount > balance || balance < limits.minimum) && <BringBackNotice amount={away} />}
          <Card>
            <LimitFacts limits={limits} settings={settings} account={account} />
          </Card>
          {settings.precautionNote && <p className={styles.words}>{settings.precautionNote}</p>}
          <div className={styles.sums} aria-busy={sums.isFetching}>
            <FactList facts={sums.facts} />
          </div>
          <PlayMoneyNote />
          <Dock>
            {sums.error ? (
              <ErrorState error={sums.error} onRetry={sums.refetch} />
            ) : (
              <Button isWide isLoading={canGo && !sums.isKnown} disabled={!canGo} onClick={ask}>
                {t('continue')}
              </Button>
            )}
          </Dock>
        </>
      )}
      {confirming && (
        <ConfirmSheet
          key={confirming.opening}
          asked={confirming.asked}
          isOpen={confirming.isOpen}
          onClose={close}
          onDone={(order) => {
            close()
            setTyped('')
            onDone(order)
          }}
        />
      )}
    </div>
  )
}
