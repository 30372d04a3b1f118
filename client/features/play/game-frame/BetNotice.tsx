import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GIVE_UP_PAGE } from '#contract/money/turnover/bonus-terms.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { useBalance } from '#client/features/money/wallet/index.ts'
import { gameWallets } from '#client/features/money/wallet-transfer/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatMoney } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Button, FormError } from '#client/ui/index.ts'
import { oddsText } from './figures.ts'
import type { GameTable } from './game-calls.ts'
import { isGameOver } from './game-session.ts'
import type { StakeProblem } from './stake.ts'
import type { Play } from './use-play.ts'

interface Props {
  play: Pick<Play, 'stake' | 'error' | 'hasUnanswered' | 'forgive'>
  table: GameTable
  session: GameSession
  onReopen: () => unknown
}

const PROBLEM_OF_CODE: Partial<Record<string, StakeProblem>> = {
  'account.balance.not.enough': 'balance',
  'bet.amount.limit': 'high',
  'bonus.stake.limit': 'bonusStake',
  'bonus.odds.range': 'bonusOdds',
}

/** The player’s own limits and breaks. */
const STOPPED = ['play.limit.loss', 'play.limit.session', 'play.excluded']
export const isOwnLimit = (code: string | undefined): boolean => code !== undefined && STOPPED.includes(code)

/** Why a bet is not possible or was refused, and what to do next. */
export function BetNotice({ play: { stake, error, hasUnanswered, forgive }, table, session, onReopen }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const text = useErrorText()
  const numberProblem = useNumberProblem()
  const open = useOpenScreen()
  const navigate = useNavigate()
  const { data: wallet, isPending } = useBalance()
  const money = (amount: bigint) => formatMoney(amount, session, { language: i18n.language })
  const put = (amount: bigint) => {
    forgive()
    stake.put?.(amount)
  }
  const reopen = () => {
    forgive()
    return onReopen()
  }
  const action = (label: string, onClick: () => unknown, isLoading = false, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={variant} size="small" isLoading={isLoading} onClick={() => void onClick()}>
      {label}
    </Button>
  )

  if (hasUnanswered) return <FormError>{t('unanswered')}</FormError>
  if (isGameOver(error)) return <FormError action={action(t('reopen'), reopen)}>{t('game_over')}</FormError>
  const code = error instanceof ApiError ? error.code : undefined
  const problem = stake.problem ?? (code && PROBLEM_OF_CODE[code])
  const unread = problem === 'empty' && stake.read && numberProblem(stake.read)
  if (unread) return <FormError>{unread}</FormError>
  const { most } = stake
  const canLower = stake.put !== undefined && most >= table.minStake
  if (problem === 'low') {
    const raise = stake.put && action(t('use', { amount: money(table.minStake) }), () => put(table.minStake))
    return <FormError action={raise}>{t('too_low', { min: money(table.minStake) })}</FormError>
  }
  if (problem === 'high' || problem === 'payout' || problem === 'profit') {
    const words = {
      high: t('too_high', { max: money(table.maxStake) }),
      payout: t('pays_too_much', { max: money(table.maxPayout) }),
      profit: t('wins_too_much', { max: money(table.maxProfit) }),
    }[problem]
    return <FormError action={canLower && action(t('use', { amount: money(most) }), () => put(most))}>{words}</FormError>
  }
  if (table.bonus && (problem === 'bonusStake' || problem === 'bonusOdds')) {
    const { maxStake, minOdds, maxOdds } = table.bonus
    const odds = { least: oddsText(minOdds), most: oddsText(maxOdds) }
    const words = problem === 'bonusStake' ? t('bonus_stake', { max: money(maxStake) }) : t('bonus_odds', odds)
    const giveUp = action(t('give_up'), () => navigate(GIVE_UP_PAGE))
    const lower = problem === 'bonusStake' && canLower && action(t('use', { amount: money(most) }), () => put(most))
    return (
      <FormError
        action={
          <>
            {lower}
            {giveUp}
          </>
        }
      >
        {words}
      </FormError>
    )
  }
  if (problem === 'balance' && session.mode === 'TRIAL' && !canLower) {
    return <FormError action={action(t('leave'), () => navigate(session.backUrl))}>{t('trial_spent')}</FormError>
  }
  if (problem === 'balance') {
    const lower = canLower && action(t('use', { amount: money(most) }), () => put(most))
    // Money outside this game's wallet may be in the main one: a transfer is quicker than a deposit.
    const canMove = session.mode === 'REAL' && wallet && gameWallets(wallet).length > 0 && wallet.mainWalletBalance > 0n
    const more = canMove
      ? action(t('move_in'), () => navigate(`${SCREENS.transfer.path}?to=${INHOUSE_VENDOR}`))
      : action(t('deposit'), () => open('deposit'), session.mode === 'REAL' && isPending, 'primary')
    const isEmpty = !canLower && error === undefined
    return (
      <FormError needsMoney={isEmpty} action={lower || more}>
        {isEmpty
          ? t('empty_wallet', { balance: money(table.balance), min: money(table.minStake) })
          : t('no_balance', { balance: money(table.balance) })}
      </FormError>
    )
  }
  const limits = isOwnLimit(code) && action(t('my_limits'), () => open('responsiblePlay'))
  return <FormError action={limits}>{error !== undefined && text(error)}</FormError>
}
