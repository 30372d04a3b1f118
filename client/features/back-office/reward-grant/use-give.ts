import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { forecastGrant } from '#contract/back-office/reward-grant.ts'
import type { Value } from '#contract/endpoint.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import { useRequestId } from '#client/lib/use-request-id.ts'
import { bodyKey, fieldOf, grantToBody, type GrantValues } from './grant-form.ts'
import { useForecast, useProposeGrant } from './reward-grant.queries.ts'

export type Forecast = Value<typeof forecastGrant>

/** The filter now matches other members, or the budget or campaign has changed: the forecast is out of date. */
const OUTDATED = ['grant.changed', 'grant.budget', 'grant.campaign.off']

/** A refusal is shown at its field, or above the button. */
function useRefusal(form: UseFormReturn<GrantValues>) {
  const { t } = useTranslation('reward-grant')
  const text = useErrorText()
  const [refusal, setRefusal] = useState<unknown>()
  const wordsOf = (field: keyof GrantValues) => {
    if (field === 'list') return t('list_unreadable')
    if (field === 'amount') return t('amount_too_much')
    return t(field === 'registeredFrom' || field === 'registeredTo' ? 'day_wrong' : 'field_wrong')
  }
  const refuse = (error: unknown) => {
    const fields = refusedPaths(error).flatMap(({ path }) => fieldOf(path) ?? [])
    for (const field of fields) form.setError(field, { message: wordsOf(field) })
    setRefusal(fields.length > 0 ? undefined : error)
  }
  return { refuse, error: refusal !== undefined && text(refusal), forget: () => setRefusal(undefined) }
}

/** First forecasts what a gift costs, without writing anything; then gives it as forecast. */
export function useGive(form: UseFormReturn<GrantValues>, values: GrantValues) {
  const { t } = useTranslation('reward-grant')
  const navigate = useNavigate()
  const forecast = useForecast()
  const propose = useProposeGrant()
  const requestId = useRequestId()
  const { refuse, error, forget } = useRefusal(form)
  const [foreseen, setForeseen] = useState<{ key: string; result: Forecast }>()
  const isFresh = foreseen?.key === bodyKey(values)

  async function foresee(typed: GrantValues) {
    forget()
    try {
      const result = await forecast.mutateAsync(grantToBody(typed))
      setForeseen({ key: bodyKey(typed), result })
    } catch (refused) {
      setForeseen(undefined)
      refuse(refused)
    }
  }
  async function give(typed: GrantValues, { members, total }: Forecast) {
    forget()
    const expected = { members, total: typedText(total), reason: typed.reason.trim() }
    try {
      const { id, state } = await propose.mutateAsync({ ...grantToBody(typed), ...expected, requestId: requestId.take() })
      requestId.forget()
      toast.success(t(state === 'PROPOSED' ? 'proposed' : 'given_done'))
      await navigate(`/operator/gifts/${id}`, { replace: true })
    } catch (refused) {
      requestId.forgetUnlessUnanswered(refused)
      if (refused instanceof ApiError && OUTDATED.includes(refused.code)) setForeseen(undefined)
      refuse(refused)
    }
  }
  return {
    /** For the form as it is now; undefined if not requested yet. */
    forecast: isFresh ? foreseen.result : undefined,
    isStale: foreseen !== undefined && !isFresh,
    error,
    foresee,
    give,
  }
}
