import { useTranslation } from 'react-i18next'
import { teamLimitRefusal } from '#contract/inbox.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'

/** Why a letter did not go: of the daily allowance, how many it was and the player's own hour at which the next day begins. */
export function useSendProblem(): (error: unknown) => string {
  const { t, i18n } = useTranslation('inbox')
  const text = useErrorText()
  return (error) => {
    const isSpent = error instanceof ApiError && error.code === 'mail.team.limit'
    const { data } = teamLimitRefusal.safeParse(isSpent ? error.value : undefined)
    if (!data) return text(error)
    return t('team_limit', {
      count: data.limit,
      number: formatNumber(data.limit, i18n.language),
      when: formatDate(data.nextAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    })
  }
}
