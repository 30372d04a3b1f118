import type { UseFormRegister } from 'react-hook-form'
import type { RewardValues } from './reward-values.ts'

/** The props of every part of the form. */
export interface PartProps {
  values: RewardValues
  /** The names of the ranks, from the first; [] = none yet. */
  ranks: readonly string[]
  register: UseFormRegister<RewardValues>
  errorAt: (path: string) => string | undefined
  set: <K extends keyof RewardValues>(name: K, value: RewardValues[K]) => void
}
export const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
export const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const
