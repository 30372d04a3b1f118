/** Dates as an editor types them, in the merchant's time zone, and the display state they give. Pure. */
import type { ShowState } from '#contract/back-office/content-management/content-management.ts'
import { instantAt, localText } from '#server/platform/business-day.ts'
import { refuseField } from './content-change.ts'

const MINUTE_LENGTH = 'yyyy-MM-ddTHH:mm'.length

export const localOf = (at: Date, zone: string): string => localText(at, zone).replace(' ', 'T').slice(0, MINUTE_LENGTH)

function instantOf(local: string, zone: string, path: string): Date {
  const at = instantAt(`${local.replace('T', ' ')}:00`, zone)
  // 31 February, or an hour the clocks skip.
  if (!at) throw refuseField(path, 'no such time')
  return at
}

interface Typed {
  startAt: string | null
  endAt: string | null
}
interface Schedule<S extends Date | null> {
  startAt: S
  endAt: Date | null
}

/** An unchanged minute keeps its seconds too. Throws `request.param.err`. */
export function readSchedule(
  { startAt: from, endAt: until }: Typed,
  zone: string,
  before?: Schedule<Date | null>,
): Schedule<Date | null> {
  const read = (path: 'startAt' | 'endAt', local: string | null) => {
    const kept = before?.[path]
    if (local === null) return null
    return kept && localOf(kept, zone) === local ? kept : instantOf(local, zone, path)
  }
  const [startAt, endAt] = [read('startAt', from), read('endAt', until)]
  if (endAt && startAt && endAt <= startAt) throw refuseField('endAt', 'must be after the start')
  return { startAt, endAt }
}

interface Shown {
  isHidden: boolean
  startAt: Date | null
  /** null = no end. */
  endAt: Date | null
}
export function stateAt({ isHidden, startAt, endAt }: Shown, now: Date): ShowState {
  if (isHidden) return 'HIDDEN'
  if (startAt && startAt > now) return 'TO_COME'
  return endAt && endAt <= now ? 'OVER' : 'ON_SHOW'
}
