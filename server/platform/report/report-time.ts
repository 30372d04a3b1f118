import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** The format in files: the merchant's local time. */
export const fileTime = (instant: Date, zone: string): string =>
  format(new TZDate(instant.getTime(), zone), 'yyyy-MM-dd HH:mm:ss')
