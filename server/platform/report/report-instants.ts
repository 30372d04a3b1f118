/** The instants a list of orders is asked for, by days or times of the merchant. */
import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'
import { AppError } from '#server/platform/app-error.ts'

const EPOCH_MS = /^\d{12,13}$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})$/

function instantOf(field: string, text: string, zone: string, isEnd: boolean): Date {
  const wrong = () => new AppError('request.param.err', { fields: [{ path: field, message: 'date' }] })
  if (EPOCH_MS.test(text)) return new Date(Number(text) + (isEnd ? 1 : 0))
  const isDay = DAY.test(text)
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = DAY.exec(text) ?? TIME.exec(text) ?? []
  if (!year) throw wrong()
  const local = new TZDate(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second), zone)
  if (Number.isNaN(local.getTime()) || local.getMonth() !== Number(month) - 1) throw wrong()
  if (!isEnd) return new Date(local.getTime())
  // The last day whole; the last second too.
  return new Date(isDay ? addDays(startOfDay(local), 1).getTime() : local.getTime() + 1_000)
}

/** `until` is the first instant after it. Throws `request.param.err`. */
export const instantsOf = (
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  zone: string,
) => ({
  from: startDate ? instantOf('startDate', startDate, zone, false) : undefined,
  until: endDate ? instantOf('endDate', endDate, zone, true) : undefined,
})

interface AskedSpan {
  from?: number | undefined
  to?: number | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** From, and before, in epoch ms: by days of the merchant where they are named, else by instants. Throws `request.param.err`. */
export function spanOf({ from, to, ...days }: AskedSpan, zone: string): { from: number | undefined; to: number | undefined } {
  const named = instantsOf(days, zone)
  return { from: named.from?.getTime() ?? from, to: named.until?.getTime() ?? to }
}
