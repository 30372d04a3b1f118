import { useTranslation } from 'react-i18next'

const NAME = ['tier_first', 'tier_second', 'tier_third'] as const
const TITLE = ['income_of_first', 'income_of_two', 'income_of_three'] as const

/** Names of tiers: by number, and all of them together. */
export function useTierWords() {
  const { t } = useTranslation('referral')
  return {
    nameOf: (tier: number) => t(NAME[tier - 1] ?? 'tier_third'),
    titleOf: (tiers: number) => t(TITLE[tiers - 1] ?? 'income_of_three'),
  }
}
