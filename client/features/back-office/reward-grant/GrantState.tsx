import { useTranslation } from 'react-i18next'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { Chip, type ChipTone } from '#client/ui/index.ts'

const TONE: Record<Grant['state'], ChipTone> = {
  PROPOSED: 'quiet',
  GIVING: 'win',
  GIVEN: 'win',
  REJECTED: 'quiet',
  STOPPED: 'hot',
}

/** The grant's state; a proposal that this operator may confirm stands out. */
export function GrantState({ grant: { state, canDecide } }: { grant: Pick<Grant, 'state' | 'canDecide'> }) {
  const { t } = useTranslation('reward-grant')
  const mayAdjust = useMay('money.adjust')
  if (canDecide && mayAdjust) return <Chip tone="new">{t('waits_for_you')}</Chip>
  return <Chip tone={TONE[state]}>{t(`state_${state}`)}</Chip>
}
