import { useTranslation } from 'react-i18next'
import type { ManagedRanks } from '#contract/back-office/vip-ranks.ts'
import { type Language, LANGUAGES } from '#client/lib/languages.ts'

/** The names of ranks from the first, in the language of the page if they have one. */
export function useRankNames(main: Language): (ladder: ManagedRanks) => string[] {
  const { i18n } = useTranslation()
  const shown = LANGUAGES.find((code) => code === i18n.language) ?? main
  return ({ ranks }) => ranks.map(({ names, level }) => (names[shown] ?? names[main])?.name ?? String(level))
}
