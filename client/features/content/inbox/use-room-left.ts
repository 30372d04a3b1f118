import { useTranslation } from 'react-i18next'
import { formatNumber } from '#client/lib/format.ts'

/** From this share on, it is shown. */
const WORTH_SAYING = 0.8

/** How many characters are left, once few are. */
export function useRoomLeft(typed: string, max: number): string | undefined {
  const { t, i18n } = useTranslation('inbox')
  const left = max - typed.length
  if (typed.length < max * WORTH_SAYING) return undefined
  return t('left', { count: left, number: formatNumber(left, i18n.language) })
}
