import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** As it stands in a file: the merchant's time. */
export const fileTime = (instant: Date, zone: string): string =>
  format(new TZDate(instant.getTime(), zone), 'yyyy-MM-dd HH:mm:ss')
