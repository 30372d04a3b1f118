import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Clock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyToWire } from '#contract/wire.ts'
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import type { WithdrawAccountInfo, WithdrawalRecord, WithdrawSettings } from '#contract/money/withdrawal/withdrawal.ts'
import type { TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { BindSheet } from '#client/features/money/payout-account/index.ts'
import { BringBackNotice } from '#client/features/money/wallet-transfer/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { Button, ButtonLink, Card, Dock, ErrorState, PlayMoneyNote, SegmentedControl } from '#client/ui/index.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { WithdrawAmount } from './WithdrawAmount.tsx'
import { ConfirmSheet, type Asked } from './ConfirmSheet.tsx'
import { FactList } from './FactList.tsx'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { asksForCode, coinsOf, limitsOf, problemOf, type Limits } from './withdraw-values.ts'
import { withdrawCharge } from './withdrawal.queries.ts'
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
const CHARGE_DELAY_MS = 300

const accountsOf = ({
  bankCards,
  eWallets,
  virtualWallets,
}: WithdrawAccountInfo): Record<PayoutKind, readonly PayoutAccount[]> => ({
  B: bankCards,
  E: eWallets.flatMap((group) => group.eWallets),
  V: virtualWallets,
})
const kindsOf = (settings: WithdrawSettings): PayoutKind[] => [
  ...(settings.normalBankWithdrawalSwitch === 'Y' ? ['B' as const] : []),
  ...(settings.eWalletWithdrawalSwitch === 'Y' ? ['E' as const] : []),
  ...(settings.virtualWalletWithdrawalSwitch === 'Y' ? ['V' as const] : []),
]
const isOpenNow = (settings: WithdrawSettings) =>
  [settings.allowWithdrawNow, settings.allowWithdrawEWalletNow, settings.allowWithdrawVirtualNow].includes('Y')

/** The limits per withdrawal and for today, before anything is typed. */
function LimitFacts({ limits, settings, account }: { limits: Limits } & Pick<Props, 'settings' | 'account'>) {
  const { t } = useTranslation('withdrawal')
  const money = useMoneyText()
  const { minimum, maximum, leftToday } = limits
  const { remainingTransactionTimes: times, freeTimesLeft } = account
  const once = maximum > 0n ? `${money(minimum, true)} – ${money(maximum, true)}` : t('from', { amount: money(minimum, true) })
  return (
    <FactList
      facts={[
        { name: t('limit_once'), value: once },
        ...(leftToday === undefined ? [] : [{ name: t('limit_left'), value: money(leftToday, true) }]),
        ...(times < 0 ? [] : [{ name: t('limit_times'), value: times }]),
        ...(settings.freeTimesPerDay > 0 ? [{ name: t('limit_free'), value: freeTimesLeft }] : []),
        ...(settings.withdrawTimeMsg ? [{ name: t('hours'), value: settings.withdrawTimeMsg }] : []),
      ]}
    />
  )
}

/** Method, account and amount; the fee and the net amount are above the button. */
export function WithdrawForm({ settings, account, turnover, balance, away, onDone }: Props) {
  const { t } = useTranslation('withdrawal')
  const money = useMoneyText()
  const { data: member } = useMember()
  // The next step asks for it.
  usePrefetchQuery(securityConfig())
  const kinds = kindsOf(settings)
  const accounts = accountsOf(account)
  const [chosenKind, setKind] = useState<PayoutKind>()
  const kind = chosenKind ?? kinds.find((one) => accounts[one].length > 0) ?? kinds[0] ?? 'B'
  const usable = accounts[kind].filter(({ isFrozen }) => !isFrozen)
  const [chosenId, setId] = useState<number>()
  const target =
    usable.find(({ bankCardId }) => bankCardId === chosenId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  const [isBinding, setBinding] = useState(false)
  const [typed, setTyped] = useState('')
  const [confirming, setConfirming] = useState<{ asked: Asked; isOpen: boolean; opening: number }>()

  const limits = limitsOf(settings, account, kind, balance)
  const amount = readAmount(typed).value ?? 0n
  const asked = useDebounced(amount, CHARGE_DELAY_MS)
  const { data: charge = 0n, isSuccess, isPlaceholderData, isFetching, error, refetch } = useQuery(withdrawCharge(asked, kind))
  /** The confirmed charge must be the one for this amount: not an earlier amount's, and not missing. */
  const isChargeKnown = isSuccess && !isPlaceholderData && asked === amount
  const rate = kind === 'V' && target ? settings.virtualRates[target.bankCode] : undefined
  const hasRate = kind !== 'V' || !target || rate !== undefined
  const net = amount > charge ? amount - charge : 0n
  const coins = rate === undefined ? undefined : coinsOf(net, rate)
  const coinName = target?.bankCode.split('_')[0] ?? ''
  const lacksNumber =
    ['REQUIRED', 'EVERY_WITHDRAWAL'].includes(settings.mobileVerificationType) && member?.mobileVerified === false
  const isOpen = isOpenNow(settings)
  // A bonus that a withdrawal ends does not block it (BON-04); its cost is shown above.
  const hasTurnover = turnover.requirements.some(({ rules }) => rules?.onWithdrawal !== 'FORFEITS')
  const canGo =
    isOpen &&
    !hasTurnover &&
    !lacksNumber &&
    hasRate &&
    target !== undefined &&
    member !== undefined &&
    amount > 0n &&
    net > 0n &&
    !problemOf(amount, limits)

  const sums = [
    { name: t('charge'), value: charge === 0n ? t('charge_free') : money(charge) },
    ...(coins === undefined || rate === undefined
      ? []
      : [{ name: t('coins'), value: `${coins} ${coinName} (1 ${coinName} = ${money(rate)})` }]),
    { name: t('net'), value: money(net), isTotal: true },
  ]
  function ask() {
    if (!canGo || !isChargeKnown || !target) return
    setConfirming({
      isOpen: true,
      opening: (confirming?.opening ?? 0) + 1,
      asked: {
        order: {
          amount: moneyToWire(amount),
          bankCardId: target.bankCardId,
          requestId: newRequestId(),
          ...(coins && { virtualAmount: coins }),
        },
        facts: [
          { name: t('to'), value: `${target.bankName} ${target.cardNumber.slice(-4)}` },
          { name: t('amount'), value: money(amount) },
          ...sums,
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
      {!isOpen && (
        <Card className={styles.notice}>
          <Clock size={20} aria-hidden="true" />
          <p>{t('closed', { hours: settings.withdrawTimeMsg })}</p>
        </Card>
      )}
      {kinds.length > 1 && (
        <SegmentedControl
          label={t('method')}
          options={kinds.map((value) => ({ value, label: t(`method_${value}`) }))}
          value={kind}
          onChange={(value) => {
            setKind(value)
            setTyped('')
          }}
        />
      )}
      <AccountChoice
        kind={kind}
        accounts={accounts[kind]}
        chosen={target?.bankCardId}
        onChoose={setId}
        onBind={() => setBinding(true)}
      />
      <BindSheet
        isOpen={isBinding}
        onClose={() => setBinding(false)}
        accounts={Object.values(accounts).flat()}
        firstKind={kind}
        onBound={(bound) => {
          setKind(bound.type)
          setId(bound.bankCardId)
        }}
      />
      {lacksNumber && (
        <Card className={styles.notice}>
          <Smartphone size={20} aria-hidden="true" />
          <p>{t('needs_mobile')}</p>
          <ButtonLink to={SCREENS.mobile.path} size="small" variant="secondary">
            {t('next_mobile')}
          </ButtonLink>
        </Card>
      )}
      {target && !hasRate && <p className={styles.words}>{t('no_rate')}</p>}
      {target && (
        <>
          <WithdrawAmount limits={limits} typed={typed} onType={setTyped} />
          {away > 0n && (amount > balance || balance < limits.minimum) && <BringBackNotice amount={away} />}
          <Card>
            <LimitFacts limits={limits} settings={settings} account={account} />
          </Card>
          {settings.precautionNote && <p className={styles.words}>{settings.precautionNote}</p>}
          <div className={styles.sums} aria-busy={isFetching}>
            <FactList facts={sums} />
          </div>
          <PlayMoneyNote />
          <Dock>
            {error && asked === amount ? (
              <ErrorState error={error} onRetry={refetch} />
            ) : (
              <Button isWide isLoading={canGo && !isChargeKnown} disabled={!canGo} onClick={ask}>
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
