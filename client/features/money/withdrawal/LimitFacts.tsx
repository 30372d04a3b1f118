import { useTranslation } from 'react-i18next'
import type { WithdrawAccountInfo, WithdrawSettings } from '#contract/money/withdrawal/withdrawal.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { FactList } from './FactList.tsx'
import type { Limits } from './withdraw-values.ts'

interface Props {
  limits: Limits
  settings: WithdrawSettings
  account: WithdrawAccountInfo
}

/** The limits per withdrawal and for today, before anything is typed. */
export function LimitFacts({ limits, settings, account }: Props) {
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
