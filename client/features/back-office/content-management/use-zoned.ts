import { useTranslation } from 'react-i18next'
import { formatDate } from '#client/lib/format.ts'

/** Instants in the merchant's time zone, wherever the editor is. */
export function useZoned(zone: string | undefined) {
  const { i18n } = useTranslation()
  return (at: number) =>
    formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) })
}
