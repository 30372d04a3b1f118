import type { ErrorCode } from '#contract/errors.ts'

const MAY_NOT_PLAY = ['LOCKED', 'FROZEN', 'CLOSED']

/** Why a member may not play: frozen, or on a break. It may still look around and withdraw (RG-08). */
export function playRefusal(
  { status, excludedUntil }: { status: string; excludedUntil: Date | null },
  now: Date,
): ErrorCode | undefined {
  if (MAY_NOT_PLAY.includes(status)) return 'permission.denied'
  const isExcluded = excludedUntil ? now < excludedUntil : status === 'EXCLUDED'
  return isExcluded ? 'play.excluded' : undefined
}
