import { useTranslation } from 'react-i18next'
import type { StatedReturn } from '#contract/back-office/game-performance.ts'
import { MILLION } from '#contract/play/originals/returns.ts'
import { formatPercent } from '#client/lib/format.ts'

/** Returns in millionths, as percent. */
export function useReturnWords() {
  const { i18n } = useTranslation()
  const words = (millionths: number) => formatPercent(millionths / MILLION, i18n.language)
  return {
    percent: (millionths: number | null) => (millionths === null ? '—' : words(millionths)),
    range({ least, most }: StatedReturn) {
      const [from, to] = [words(least), words(most)]
      return from === to ? from : `${from} – ${to}`
    },
  }
}
