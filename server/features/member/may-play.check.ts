const MAY_NOT_PLAY = ['LOCKED', 'FROZEN', 'CLOSED']

/** A frozen or excluded member may look, but not play (RG-08). */
export function mayPlay({ status, excludedUntil }: { status: string; excludedUntil: Date | null }, now: Date): boolean {
  const isExcluded = excludedUntil ? now < excludedUntil : status === 'EXCLUDED'
  return !isExcluded && !MAY_NOT_PLAY.includes(status)
}
