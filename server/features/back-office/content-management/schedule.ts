/** Dates as an editor types them, in the merchant's time zone, and what is shown by them. Pure. */
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import type { ShowState } from '#contract/back-office/content-management/content-management.ts'
import { refuseField } from './content-change.ts'

const LOCAL = "yyyy-MM-dd'T'HH:mm"

export const localOf = (at: Date, zone: string): string => format(new TZDate(at.getTime(), zone), LOCAL)

function instantOf(local: string, zone: string, path: string): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number)
  const at = new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime())
  // 31 February, or an hour the clocks skip.
  if (localOf(at, zone) !== local) throw refuseField(path, 'no such time')
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
