import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { formatPercent } from '#client/lib/format.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { type CampaignValues, termsToBody } from './campaign-form.ts'
import { ClaimWorth } from './ClaimWorth.tsx'
import { campaignWorth } from './content-management.queries.ts'

/** BON-06: what a claim costs under the typed terms, next to its budget. */
export function CampaignWorth({ values }: { values: CampaignValues }) {
  const { t, i18n } = useTranslation('content-management')
  const { money } = useWords()
  // Compared as text: the form returns a new object for each keystroke.
  const typed = useDebounced(JSON.stringify(termsToBody(values) ?? null), DEBOUNCE_MS.search)
  const terms = JSON.parse(typed) as ReturnType<typeof termsToBody> | null
  const { data } = useQuery(campaignWorth(terms ?? undefined))
  const budget = values.budget.trim() === '' ? 0n : readAmount(values.budget).value
  const isOver = data !== undefined && budget !== undefined && data.worth > budget
  const words =
    data &&
    terms &&
    t('campaign_worth_of', {
      worth: money(data.worth),
      bonus: money(data.worthOfBonus),
      percent: formatPercent(Number(data.worth) / Math.max(1, Number(data.worthOfBonus)), i18n.language, 0),
    })
  return <ClaimWorth words={words ?? undefined} why={t('campaign_worth_why')} isOver={isOver && terms !== null} />
}
