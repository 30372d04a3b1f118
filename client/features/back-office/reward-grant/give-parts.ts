import type { UseFormReturn } from 'react-hook-form'
import type { giftCampaigns } from '#contract/back-office/reward-grant.ts'
import type { Value } from '#contract/endpoint.ts'
import type { GrantValues } from './grant-form.ts'

export type GiftCampaign = Value<typeof giftCampaigns>['campaigns'][number]

/** The props of every part of the form. */
export interface PartProps {
  form: UseFormReturn<GrantValues>
  values: GrantValues
}
export const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
export const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const
