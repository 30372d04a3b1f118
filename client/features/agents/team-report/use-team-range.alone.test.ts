// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { rangeIn, reportPath } from './use-team-range.ts'

it.each([
  ['', { span: 'days_7' }],
  ['span=today', { span: 'today' }],
  ['span=century', { span: 'days_7' }],
  ['start=2026-03-01&end=2026-03-05', { span: 'custom', from: '2026-03-01', to: '2026-03-05' }],
  ['start=2026-03-01&end=soon&span=month', { span: 'month' }],
] as const)('reads “%s”', (query, range) => expect(rangeIn(new URLSearchParams(query))).toEqual(range))

it('carries the dates over to another report, and leaves out empty values', () => {
  expect(reportPath('/m/teamBetting', { span: 'month' }, { member: 'ana', gameType: undefined })).toBe(
    '/m/teamBetting?span=month&member=ana',
  )
  expect(reportPath('/x', { span: 'custom', from: '2026-03-01', to: '2026-03-05' })).toBe('/x?start=2026-03-01&end=2026-03-05')
})
