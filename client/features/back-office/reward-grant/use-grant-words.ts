import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import { useRankNames, vipRanks } from '#client/features/back-office/vip-ranks/index.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { LANGUAGES } from '#client/lib/languages.ts'
import { useSite } from '#client/lib/site.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'

export type ShownFilter = NonNullable<Grant['filter']>

/** The names of the ranks from the first, for operators who may see them; [] = only the numbers are known. */
export function useRanks(): string[] {
  const mayEdit = useMay('content.edit')
  const main = useSite()?.defaultLanguage
  const rankNames = useRankNames(LANGUAGES.find((code) => code === main) ?? 'tl')
  const { data } = useQuery({ ...vipRanks(), enabled: mayEdit })
  return data ? rankNames(data) : []
}

/** A filter's conditions as text, one per condition. */
export function useFilterWords() {
  const { t, i18n } = useTranslation('reward-grant')
  const { money } = useWords()
  const ranks = useRanks()
  const day = (typed: string) => formatDate(Date.parse(typed), i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const number = (value: number) => formatNumber(value, i18n.language)
  return ({ tag, minRank, registeredFrom, registeredTo, seenWithin, awayFor, deposits, bets }: ShownFilter): string[] => {
    const registered = {
      both: registeredFrom && registeredTo && t('words_registered', { from: day(registeredFrom), to: day(registeredTo) }),
      one: registeredFrom
        ? t('words_registered_from', { day: day(registeredFrom) })
        : registeredTo && t('words_registered_to', { day: day(registeredTo) }),
    }
    const terms = [
      tag && t('words_tag', { tag }),
      minRank && t('words_rank', { rank: ranks[minRank - 1] ?? number(minRank) }),
      registered.both || registered.one,
      seenWithin && t('words_seen', { count: seenWithin }),
      awayFor && t('words_away', { count: awayFor }),
      deposits && t('words_deposits', { amount: money(deposits.least), count: deposits.days }),
      bets && t('words_bets', { amount: money(bets.least), count: bets.days }),
    ]
    const words = terms.filter((term) => typeof term === 'string' && term !== '') as string[]
    return words.length > 0 ? words : [t('words_all')]
  }
}
