import { useTranslation } from 'react-i18next'
import type { SlotScreen } from '#contract/play/slots/slots.ts'
import { freeGamesTotal, lastScreen } from './slot-round.ts'
import type { SlotState } from './slot-state.ts'
import type { Feature } from './use-feature.ts'
import type { Slot } from './use-slot.ts'

interface Asked {
  slot: Slot
  feature: Feature
  sheet: SlotState['sheet']
}

/** Across all steps of a screen. */
const winsOf = ({ steps }: SlotScreen) => steps.flatMap(({ wins }) => wins)

/** The last result in words: its outcome. The amount is beside it. */
export function useResultLine({ slot, feature, sheet }: Asked): string {
  const { t } = useTranslation('slots')
  const { phase, round } = slot
  if (slot.isPending) return t('pending')
  if (feature.outro) return t('free_over', { count: freeGamesTotal(feature.outro) })
  if (phase === 'asking' || phase === 'showing') return t('spinning')
  const screen = round && lastScreen(round)
  if (!screen || !slot.isFresh) return feature.isOffered ? t('free_waits') : t('first_spin')
  const wins = winsOf(screen)
  const [only] = wins
  const won = () => {
    if (screen.multipliers.length > 0 && wins.length > 0)
      return t('won_multiplied', { times: screen.multipliers.reduce((sum, { value }) => sum + value, 0) })
    if (!only) return screen.scatterAmount > 0n ? t('won_scatters', { count: screen.scatters.length }) : t('no_win')
    if (wins.length > 1) return t('won_several', { count: wins.length })
    if (only.line !== undefined) return t('won_line', { line: only.line + 1, count: only.count })
    if (only.ways !== undefined) return t('won_ways', { ways: only.ways, count: only.count })
    return t('won_cluster', { count: only.count })
  }
  const added = screen.awarded > 0 ? ` ${t('free_added', { count: screen.awarded })}` : ''
  const capped = round.isCapped ? ` ${t('capped', { times: sheet.maxWinX ?? 0 })}` : ''
  return won() + added + capped
}
