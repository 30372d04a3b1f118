import { useTranslation } from 'react-i18next'
import { teamLimitRefusal } from '#contract/content/inbox/inbox.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'

/** Why a message was not sent: for the daily limit, how many it is and at which local hour the next day starts. */
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
