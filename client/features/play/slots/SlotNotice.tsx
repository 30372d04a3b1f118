import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GIVE_UP_PAGE } from '#contract/money/turnover/bonus-terms.ts'
import { useBalance } from '#client/features/money/wallet/index.ts'
import { gameWallets } from '#client/features/money/wallet-transfer/index.ts'
import { isGameOver, isOwnLimit } from '#client/features/play/game-frame/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatMoney } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useCurrency } from '#client/lib/site.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Button, FormError } from '#client/ui/index.ts'
import type { SlotState } from './slot-state.ts'
import { stakeUpTo, type useSlotStake } from './use-slot-stake.ts'
import type { Slot } from './use-slot.ts'

interface Props {
  slot: Slot
  state: SlotState
  stake: bigint
  choice: ReturnType<typeof useSlotStake>
  /** Free spins cost nothing, and their stake is fixed. */
  isLocked: boolean
  backUrl: string
  onReopen: () => unknown
}

const BONUS = ['bonus.stake.limit', 'bonus.odds.range', 'bonus.game.excluded']
/** The game itself is unavailable. */
const CLOSED = ['vendor_under_maintenance', 'permission.denied', 'no.data']

/** Why a spin is not possible or was refused, and what to do next. */
export function SlotNotice({ slot, state, stake, choice, isLocked, backUrl, onReopen }: Props) {
  const { t, i18n } = useTranslation('slots')
  const text = useErrorText()
  const open = useOpenScreen()
  const navigate = useNavigate()
  const { data: wallet, isPending: isLooking } = useBalance()
  const currency = useCurrency()
  const { error, balance, hasUnanswered, isPending, forgive, isBusy } = slot
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const action = (label: string, onClick: () => unknown, isLoading = false) => (
    <Button variant="secondary" size="small" isLoading={isLoading} onClick={() => void onClick()}>
      {label}
    </Button>
  )
  const leave = action(t('to_games'), () => navigate(backUrl))
  const lower = stakeUpTo(state.limits.stakes, balance)
  const useLower =
    lower <= balance &&
    lower < stake &&
    action(t('use', { amount: money(lower) }), () => {
      forgive()
      choice.put(lower)
    })

  if (hasUnanswered) return <FormError>{t('unanswered')}</FormError>
  if (isPending) return <FormError action={leave}>{t('pending_long')}</FormError>
  if (isGameOver(error)) {
    const reopen = action(t('reopen'), () => {
      forgive()
      return onReopen()
    })
    return (
      <FormError
        action={
          <>
            {reopen}
            {leave}
          </>
        }
      >
        {t('game_over')}
      </FormError>
    )
  }
  const code = error instanceof ApiError ? error.code : undefined
  const isPoor = code === 'account.balance.not.enough' || (!isLocked && !isBusy && error === undefined && stake > balance)
  if (isPoor && state.mode === 'TRIAL') return <FormError action={useLower || leave}>{t('trial_spent')}</FormError>
  if (isPoor) {
    const canMove = wallet && gameWallets(wallet).length > 0 && wallet.mainWalletBalance > 0n
    const more = canMove
      ? action(t('move_in'), () => navigate(SCREENS.transfer.path))
      : action(t('deposit'), () => open('deposit'), isLooking)
    return (
      <FormError
        action={
          <>
            {useLower}
            {more}
          </>
        }
      >
        {t('no_balance', { balance: money(balance) })}
      </FormError>
    )
  }
  if (error === undefined) return <FormError />
  const next = () => {
    if (isOwnLimit(code)) return action(t('my_limits'), () => open('responsiblePlay'))
    if (code && BONUS.includes(code)) return action(t('give_up'), () => navigate(GIVE_UP_PAGE))
    if (code && CLOSED.includes(code)) return leave
    return action(t('again'), forgive)
  }
  return <FormError action={next()}>{text(error)}</FormError>
}
