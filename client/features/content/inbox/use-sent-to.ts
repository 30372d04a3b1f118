import { useTranslation } from 'react-i18next'
import type { OutboxMessage } from '#contract/content/inbox/inbox.ts'
import { formatNumber } from '#client/lib/format.ts'
import { localeOf } from '#client/lib/languages.ts'

/** The recipients of a message as text: the known names, and how many more. */
export function useSentTo(): (mail: OutboxMessage) => string {
  const { t, i18n } = useTranslation('inbox')
  return ({ recipientType, recipients, recipientCount }) => {
    if (recipientType === 'TEAM')
      return t('to_team', { count: recipientCount, number: formatNumber(recipientCount, i18n.language) })
    const names = new Intl.ListFormat(localeOf(i18n.language), { style: 'narrow' }).format(recipients)
    const more = recipientCount - recipients.length
    return more > 0 ? t('to_more', { names, number: formatNumber(more, i18n.language) }) : t('to', { names })
  }
}
