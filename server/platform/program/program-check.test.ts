import { expect, it, vi } from 'vitest'
import { createProgramCheck } from './program-check.ts'
import type { Part } from './program-files.ts'

const AT = Date.parse('2026-03-01T00:00:00Z')

/** A process with the files of `files`, which a test can change. */
function started({ released, settings = {} }: { released?: string; settings?: Record<string, string> } = {}) {
  const files: Record<Part, string> = { program: 'p1', libraries: 'l1' }
  const logger = { info: vi.fn(), error: vi.fn() }
  const observed: { isFine: boolean; checkedAt: number }[] = []
  const digestOfPart = vi.fn((part: Part) => Promise.resolve({ digest: files[part], files: 1 }))
  const check = createProgramCheck({
    digestOfPart,
    released,
    environment: { smtpUrl: 'smtps://user:hunter2@mail.example' },
    settings: () => Promise.resolve(new Map(Object.entries(settings))),
    hashKey: () => Promise.resolve('a key'),
    observe: (state) => observed.push(state),
    clock: { now: () => new Date(AT) },
    logger,
  })
  return {
    check,
    files,
    logger,
    observed,
    digestOfPart,
    errors: () => logger.error.mock.calls.map(([, message]) => message as string),
  }
}

it('GAM-13: what has changed since the first check is found, logged as an error, and stays found', async () => {
  const { check, files, observed, errors } = started()
  expect(await check.report(false)).toMatchObject({
    program: { isUnchanged: true, checkedAt: AT },
    libraries: null,
    released: null,
  })
  files.program = 'p2'
  const { program } = await check.report(false)
  expect(program).toEqual({ digest: 'p2', firstDigest: 'p1', isUnchanged: false, files: 1, checkedAt: AT })
  expect(errors()).toEqual(['files of the running program have changed'])
  expect(observed.map(({ isFine }) => isFine)).toEqual([true, false])

  files.program = 'p1'
  expect((await check.report(false)).program.isUnchanged).toBe(true)
  expect(observed.at(-1)).toEqual({ isFine: true, checkedAt: AT })
})

it('a library that has changed is no less an alarm, also at a check of the program alone', async () => {
  const { check, files, observed, errors } = started()
  expect((await check.report(true)).libraries).toMatchObject({ digest: 'l1', isUnchanged: true })
  files.libraries = 'l2'
  expect((await check.report(true)).libraries).toMatchObject({ digest: 'l2', isUnchanged: false })
  expect(errors()).toEqual(['files of the running program have changed'])
  const report = await check.report(false)
  expect(report.libraries).toMatchObject({ digest: 'l2', isUnchanged: false })
  expect(observed.at(-1)!.isFine).toBe(false)
})

it('another program than the released one is an alarm from the start', async () => {
  const same = started({ released: 'p1' })
  expect((await same.check.report(true)).released).toEqual({ digest: 'p1', isSame: true })
  expect([same.errors(), same.observed.at(-1)!.isFine]).toEqual([[], true])

  const other = started({ released: 'p0' })
  expect((await other.check.report(false)).released).toEqual({ digest: 'p0', isSame: false })
  expect([other.errors(), other.observed.at(-1)!.isFine]).toEqual([['the program is not the one released'], false])
})

it('who asks while files are being read gets the same answer, and reads nothing again', async () => {
  const { check, digestOfPart } = started()
  await Promise.all(Array.from({ length: 20 }, () => check.report(false)))
  expect(digestOfPart).toHaveBeenCalledTimes(1)
  await check.report(false)
  expect(digestOfPart).toHaveBeenCalledTimes(2)
})

it('the configuration is told by hashes that show a change and no secret', async () => {
  const first = await started({ settings: { demo: '{"a": 1}', other: '{}' } }).check.report(false)
  const second = await started({ settings: { demo: '{"a": 2}', other: '{}' } }).check.report(false)
  expect(JSON.stringify(first)).not.toContain('hunter2')
  expect(first.configuration.environment).toBe(second.configuration.environment)
  expect(first.configuration.merchants['other']).toBe(second.configuration.merchants['other'])
  expect(first.configuration.merchants['demo']).not.toBe(second.configuration.merchants['demo'])
})

it('runs at once, each day after, and outlives a file that cannot be read', async () => {
  vi.useFakeTimers()
  try {
    const { check, files, digestOfPart, errors } = started()
    const stop = check.startDaily()
    await vi.advanceTimersByTimeAsync(0)
    expect(digestOfPart.mock.calls).toEqual([['program'], ['libraries']])
    digestOfPart.mockRejectedValueOnce(new Error('EIO'))
    files.libraries = 'l2'
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(errors()).toEqual(['the program could not be verified', 'files of the running program have changed'])
    stop()
    await vi.advanceTimersByTimeAsync(86_400_000 * 2)
    expect(digestOfPart).toHaveBeenCalledTimes(4)
  } finally {
    vi.useRealTimers()
  }
})
