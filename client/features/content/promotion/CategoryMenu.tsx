import { BadgeCheck, CalendarDays, Gift, LayoutGrid, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PromotionCategory } from '#contract/content/promotion.ts'
import { CategoryIcon, CategoryRail } from '#client/ui/index.ts'
import { ALL, CLAIMABLE } from './promotion-selection.ts'

/** For category codes that merchants are likely to use; any other is a gift. */
const ICONS: Partial<Record<string, ReactNode>> = {
  WELCOME: <PartyPopper />,
  NEW: <PartyPopper />,
  DAILY: <CalendarDays />,
  SLOTS: <CategoryIcon category="RNG" />,
  LIVE: <CategoryIcon category="LIVE" />,
  SPORTS: <CategoryIcon category="SPORTS" />,
  FISH: <CategoryIcon category="FISH" />,
  LOTTERY: <CategoryIcon category="LOTT" />,
}

interface Props {
  categories: readonly PromotionCategory[]
  /** How many rewards can be claimed now; their own entry, if any. */
  claimable: number
  /** A category's code, ALL or CLAIMABLE. */
  value: string
  onChange: (code: string) => void
  panelId: string
}

/** Scrolls sideways; the selected one scrolls into view (SCR-18). */
export function CategoryMenu({ categories, claimable, value, onChange, panelId }: Props) {
  const { t } = useTranslation(['promotion', 'common', 'reward'])
  const items = [
    { key: ALL, label: t('common:all'), icon: <LayoutGrid /> },
    ...(claimable > 0 ? [{ key: CLAIMABLE, label: t('reward:claimable', { number: claimable }), icon: <BadgeCheck /> }] : []),
    ...categories.map(({ code, name }) => ({ key: code, label: name, icon: ICONS[code] ?? <Gift /> })),
  ]
  return <CategoryRail label={t('categories')} items={items} value={value} onChange={onChange} panelId={panelId} isCompact />
}
