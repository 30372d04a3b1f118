import { describe, expect, it } from 'vitest'
import { daysOver } from './days-over.ts'

const HOUR_MS = 3_600_000
/** 01:00 in Manila on the 20th. */
const NOW = new Date('2026-11-19T17:00:00Z')
const asked = { now: NOW, zone: 'Asia/Manila', afterMs: 0, first: '2026-11-18', mostDays: 5 }
const days = (more: Partial<Parameters<typeof daysOver>[0]>) => daysOver({ ...asked, ...more }).map(({ day }) => day)

describe('days that are over', () => {
  it('are those since the first, each with its instants', () => {
    expect(daysOver({ ...asked, first: '2026-11-19' })).toEqual([
      { day: '2026-11-19', from: new Date('2026-11-18T16:00:00Z'), until: new Date('2026-11-19T16:00:00Z') },
    ])
    expect(days({})).toEqual(['2026-11-18', '2026-11-19'])
    expect(days({ first: '2026-11-20' })).toEqual([])
  })

  it('end only some time after midnight', () => expect(days({ afterMs: 2 * HOUR_MS })).toEqual(['2026-11-18']))

  it('go no further back than is made up for', () => {
    const all = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
    expect(days({ first: '2020-01-01' })).toEqual(all)
    expect(days({ first: undefined })).toEqual(all)
  })
})
