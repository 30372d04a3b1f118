/** Form values of an offer for points. */
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { amountText } from '#client/lib/typed-amount.ts'
import type { OptionValues } from './reward-values.ts'

type PointValues = Pick<OptionValues, 'delivery' | 'points' | 'perMember'>

export const NO_POINTS: PointValues = { delivery: 'MONEY', points: '', perMember: '0' }

export const pointValues = ({ delivery, points, perMember }: OptionsOf<'POINTS'>): PointValues => ({
  delivery: delivery ?? 'MONEY',
  points: String(points),
  perMember: String(perMember),
})

export const pointsToBody = ({ amount, delivery, points, perMember }: PointValues & Pick<OptionValues, 'amount'>) => ({
  amount: amountText(amount),
  points: points.trim(),
  perMember: perMember.trim(),
  ...(delivery !== 'MONEY' && { delivery }),
})
