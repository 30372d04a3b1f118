import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { isHandKind, useCollect, waits } from './payout.queries.ts'
import { PayOutSheet } from './PayOutSheet.tsx'
import { useFigures } from './use-figures.ts'

/** The action for an unpaid bill: the payer pays it out; the payee collects it if the house owes it. */
export function ManualAction({ bill, isOwn }: { bill: AgentBill; isOwn: boolean }) {
  const { t } = useTranslation('agent-bill')
  const { money } = useFigures()
  const collect = useCollect()
  const [isPaying, setPaying] = useState(false)
  const { id, kind, payer, gross } = bill
  const fetch = () =>
    whenDone(collect.mutateAsync(id), {
      onSuccess: ({ list: [line], amount }) =>
        line?.errorCode
          ? void toastError(new ApiError(line.errorCode))
          : toast.success(t('collected', { amount: money(amount) })),
      onError: (error) => void toastError(error),
    })
  const action = () => {
    if (!waits(bill)) return null
    if (kind === 'REBATE') return <ButtonLink to={SCREENS.rebateIncome.path}>{t('to_claim')}</ButtonLink>
    if (!isOwn && isHandKind(kind))
      return <Button onClick={() => setPaying(true)}>{t('pay_out', { amount: money(gross) })}</Button>
    if (payer !== null || kind !== 'DIVIDEND') return null
    return (
      <Button isLoading={collect.isPending} onClick={fetch}>
        {t('collect', { amount: money(gross) })}
      </Button>
    )
  }
  return (
    <>
      {action()}
      {isPaying && isHandKind(kind) && <PayOutSheet kind={kind} bills={[bill]} onClose={() => setPaying(false)} />}
    </>
  )
}
