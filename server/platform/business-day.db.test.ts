/** Days of the whole world, in JavaScript and in SQL, on machines in six zones. */
import { afterAll, describe, expect, it } from 'vitest'
import { startDatabase } from '#tests/support/database.ts'
import {
  addTime,
  businessDay,
  dayStart,
  instantAt,
  startOfBusinessDay,
  startOfHour,
  startOfNextBusinessDay,
} from './business-day.ts'
import { addDays, daysBetween } from './calendar-day.ts'

const database = await startDatabase()

const HOUR_MS = 3_600_000
/** Clocks here change at night and at midnight, forwards and back, by half an hour, an hour or two; one zone skipped a day. */
const ZONES = [
  'UTC',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Antarctica/Troll',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Apia',
]
/** Years whose rules every copy of the zone data knows. */
const DAYS = ['2011', '2018', '2023'].flatMap((year) => daysBetween(`${year}-01-01`, `${year}-12-31`, 366))

const MACHINES = ['UTC', 'Asia/Manila', 'America/New_York', 'America/Havana', 'Pacific/Auckland', 'Asia/Kathmandu']
const own = process.env.TZ
afterAll(() => {
  process.env.TZ = own
})

/** The starts of all days in `zone`, calculated on a machine in another zone. */
const startsOn = (machine: string, zone: string) => {
  process.env.TZ = machine
  const starts = DAYS.map((day) => dayStart(day, zone).toISOString())
  process.env.TZ = own
  return starts
}

describe.each(ZONES)('days in %s', (zone) => {
  it('are the same on every machine', () => {
    const [first, ...others] = MACHINES.map((machine) => startsOn(machine, zone))
    for (const starts of others) expect(starts).toEqual(first)
  })

  it('begin where the day before ends, each hour belongs to one', () => {
    for (const day of DAYS) {
      const [start, end] = [dayStart(day, zone), dayStart(addDays(day, 1), zone)]
      const hours = (end.getTime() - start.getTime()) / HOUR_MS
      if (hours === 0) {
        expect([zone, day]).toEqual(['Pacific/Apia', '2011-12-30'])
        continue
      }
      expect(hours, day).toBeGreaterThanOrEqual(22)
      expect(hours, day).toBeLessThanOrEqual(26)
      expect([start, new Date(end.getTime() - 1)].map((at) => businessDay(at, zone))).toEqual([day, day])
      expect(businessDay(new Date(start.getTime() - 1), zone) < day).toBe(true)
      const noon = new Date(start.getTime() + 12 * HOUR_MS)
      expect([startOfBusinessDay(noon, zone), startOfNextBusinessDay(noon, zone)]).toEqual([start, end])
    }
  })

  it('are the same in SQL', async () => {
    const { rows } = await database.pool.query<{ day: string; start: Date; same: boolean }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, day_start(day, $2) AS start,
              (day_start(day, $2) AT TIME ZONE $2)::date = day AS same
       FROM unnest($1::date[]) WITH ORDINALITY AS asked (day, place) ORDER BY place`,
      [DAYS, zone],
    )
    expect(rows.map(({ day, start }) => `${day} ${start.toISOString()}`)).toEqual(
      DAYS.map((day) => `${day} ${dayStart(day, zone).toISOString()}`),
    )
    expect(rows.filter(({ same }) => !same).map(({ day }) => day)).toEqual(zone === 'Pacific/Apia' ? ['2011-12-30'] : [])
  })
})

describe('where the clocks change', () => {
  it('a day begins at the first of two midnights, or when the clocks have skipped it', () => {
    expect(dayStart('2023-11-05', 'America/Havana').toISOString()).toBe('2023-11-05T04:00:00.000Z')
    expect(dayStart('2023-04-28', 'Africa/Cairo').toISOString()).toBe('2023-04-27T22:00:00.000Z')
  })

  it('an hour that comes twice is two hours', () => {
    const first = new Date('2023-11-05T05:40:00Z')
    const second = new Date('2023-11-05T06:40:00Z')
    expect(startOfHour(first, 'America/New_York').toISOString()).toBe('2023-11-05T05:00:00.000Z')
    expect(startOfHour(second, 'America/New_York').toISOString()).toBe('2023-11-05T06:00:00.000Z')
    expect(startOfHour(first, 'Asia/Kathmandu').toISOString()).toBe('2023-11-05T05:15:00.000Z')
  })

  it('days later is the same time of day, and a month later its last day at most', () => {
    const evening = new Date('2023-11-04T23:30:00Z')
    expect(addTime(evening, { days: 1 }, 'America/New_York').toISOString()).toBe('2023-11-06T00:30:00.000Z')
    expect(addTime(evening, { days: 1 }, 'Asia/Manila').toISOString()).toBe('2023-11-05T23:30:00.000Z')
    // 31 January in Manila, still the 30th in UTC.
    expect(addTime(new Date('2023-01-30T20:00:00Z'), { months: 1 }, 'Asia/Manila').toISOString()).toBe('2023-02-27T20:00:00.000Z')
  })

  it('a minute that the clocks skip is none', () => {
    expect(instantAt('2023-03-12 02:30:00', 'America/New_York')).toBeUndefined()
    expect(instantAt('2023-02-31 10:00:00', 'America/New_York')).toBeUndefined()
    expect(instantAt('2023-03-12 03:30:00', 'America/New_York')?.toISOString()).toBe('2023-03-12T07:30:00.000Z')
  })
})
