import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import type { WithdrawSettings } from '#contract/money/withdrawal/withdrawal.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { coinsOf } from './withdraw-values.ts'
import { withdrawCharge } from './withdrawal.queries.ts'

const CHARGE_DELAY_MS = 300

interface Asked {
  amount: bigint
  kind: PayoutKind
  target: PayoutAccount | undefined
  virtualRates: WithdrawSettings['virtualRates']
}

/** What a withdrawal costs, asked for when typing pauses, and what arrives; also in coins for a virtual wallet. */
export function useSums({ amount, kind, target, virtualRates }: Asked) {
  const { t } = useTranslation('withdrawal')
  const money = useMoneyText()
  const asked = useDebounced(amount, CHARGE_DELAY_MS)
  const { data: charge = 0n, isSuccess, isPlaceholderData, isFetching, error, refetch } = useQuery(withdrawCharge(asked, kind))
  const rate = kind === 'V' && target ? virtualRates[target.bankCode] : undefined
  const net = amount > charge ? amount - charge : 0n
  const coins = rate === undefined ? undefined : coinsOf(net, rate)
  const coinName = target?.bankCode.split('_')[0] ?? ''
  return {
    net,
    coins,
    hasRate: kind !== 'V' || !target || rate !== undefined,
    facts: [
      { name: t('charge'), value: charge === 0n ? t('charge_free') : money(charge) },
      ...(coins === undefined || rate === undefined
        ? []
        : [{ name: t('coins'), value: `${coins} ${coinName} (1 ${coinName} = ${money(rate)})` }]),
      { name: t('net'), value: money(net), isTotal: true },
    ],
    /** The confirmed charge must be the one for this amount: not an earlier amount's, and not missing. */
    isKnown: isSuccess && !isPlaceholderData && asked === amount,
    isFetching,
    error: asked === amount ? error : null,
    refetch,
  }
}
