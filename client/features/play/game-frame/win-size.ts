/** The size of a win's celebration, by payout ÷ stake: a payout up to the stake is no win. */
export type WinSize = 'none' | 'small' | 'big' | 'huge'

const BIG = 10n
const HUGE = 50n

export function winSize({ stake, payout }: { stake: bigint; payout: bigint }): WinSize {
  if (payout <= stake) return 'none'
  if (payout >= stake * HUGE) return 'huge'
  return payout >= stake * BIG ? 'big' : 'small'
}
