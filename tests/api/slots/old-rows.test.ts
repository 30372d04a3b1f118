/** What the local provider forgets, and what it keeps. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { classic } from '#server/games/slots/worked.samples.ts'
import { sheetHash } from '#server/games/slots/sheet-hash.ts'
import { unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { inPlay, startProvider, type StartedProvider } from '#tests/support/slot-provider.ts'

const { clock, container, url } = startApi()
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const rows = () => container().database.prisma

let started: StartedProvider
beforeEach(async () => {
  started = await startProvider(container(), url(), [inPlay({ vendorCode: 'OLD', gameCode: 'old' }, classic)])
})
afterEach(async () => {
  started.close()
  clock.reset()
  await rows().providerCall.deleteMany()
  await rows().providerRound.deleteMany()
  await rows().providerSession.deleteMany()
  await rows().providerSheet.deleteMany()
})

async function addSheet(hash: string = unique('sheet')) {
  await rows().providerSheet.create({ data: { hash, sheet: classic, createdAt: clock.now() } })
  return hash
}
/** Ends half a day from now. */
const addSession = async () => {
  const now = clock.now()
  const { id } = await rows().providerSession.create({
    data: {
      tokenHash: unique('token'),
      vendorCode: 'OLD',
      gameCode: 'old',
      player: '1',
      walletToken: '',
      currency: 'PHP',
      mode: 'REAL',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 12 * HOUR_MS),
    },
  })
  return id
}

interface Ended {
  state?: string
  isAnswered?: boolean
  sheetHash?: string
  sessionId?: number
}
async function addRound({ state = 'CLOSED', isAnswered = true, sheetHash: hash, sessionId }: Ended = {}) {
  const [id, now] = [unique('round'), clock.now()]
  await rows().providerRound.create({
    data: {
      id,
      sessionId: sessionId ?? (await addSession()),
      vendorCode: 'OLD',
      // A player has one round of a game open at a time.
      player: id,
      gameCode: 'old',
      mode: 'REAL',
      sheetHash: hash ?? (await addSheet()),
      seed: '',
      stake: 1n,
      state,
      requestId: id,
      lastRequestId: id,
      at: now,
      lastAt: now,
      calls: {
        create: {
          id: `${id}:bet`,
          kind: 'BET',
          debit: 1n,
          credit: 0n,
          isFinal: true,
          dueAt: new Date(now.getTime() + 1_000 * DAY_MS),
          answeredAt: isAnswered ? now : null,
        },
      },
    },
  })
  return id
}
const kept = async () => (await rows().providerRound.findMany({ select: { id: true } })).map(({ id }) => id)
const counts = async () => ({
  calls: await rows().providerCall.count(),
  sessions: await rows().providerSession.count(),
  sheets: await rows().providerSheet.count(),
})

it('WAL-02 keeps rounds as long as the wallet remembers their calls, then forgets them with all that was theirs', async () => {
  await addRound()
  await addRound({ state: 'REFUSED' })

  clock.shift(129 * DAY_MS)
  await started.provider.work()
  expect(await kept()).toHaveLength(2)
  expect(await counts()).toEqual({ calls: 2, sessions: 2, sheets: 2 })
  const young = await addRound()

  clock.shift(1 * DAY_MS + HOUR_MS)
  await started.provider.work()

  expect(await kept()).toEqual([young])
  expect(await counts()).toEqual({ calls: 1, sessions: 1, sheets: 1 })
})

it.each([
  { what: 'whose call waits for the wallet', round: { isAnswered: false } },
  { what: 'that is still being paid', round: { state: 'PAYING' } },
  { what: 'whose bet is not taken yet', round: { state: 'BETTING' } },
])('never forgets a round $what', async ({ round }) => {
  const id = await addRound(round)

  clock.shift(200 * DAY_MS)
  await started.provider.work()

  expect(await kept()).toEqual([id])
  expect(await counts()).toEqual({ calls: 1, sessions: 1, sheets: 1 })
})

it('forgets sessions without rounds a week after their end, and keeps those that rounds need', async () => {
  const played = await addSession()
  await addRound({ sessionId: played })
  await addSession()

  clock.shift(7 * DAY_MS)
  await started.provider.work()
  expect(await counts()).toMatchObject({ sessions: 2 })
  clock.shift(DAY_MS)
  await started.provider.work()

  expect(await rows().providerSession.findMany({ select: { id: true } })).toEqual([{ id: played }])
})

it('keeps the sheets in play, which the next spin may need', async () => {
  const current = await addSheet(sheetHash(classic))
  const shared = await addSheet()
  await addRound({ sheetHash: shared })
  await addSheet()

  clock.shift(129 * DAY_MS)
  const young = await addRound({ sheetHash: shared })
  clock.shift(2 * DAY_MS)
  await started.provider.work()

  expect(await kept()).toEqual([young])
  const hashes = (await rows().providerSheet.findMany({ select: { hash: true } })).map(({ hash }) => hash)
  expect(hashes.sort()).toEqual([current, shared].sort())
})

it('looks once an hour', async () => {
  await started.provider.work()
  const id = await addSession()
  await rows().providerSession.update({ where: { id }, data: { expiresAt: new Date(0) } })

  clock.shift(HOUR_MS - 60_000)
  await started.provider.work()
  expect(await counts()).toMatchObject({ sessions: 1 })
  clock.shift(120_000)
  await started.provider.work()

  expect(await counts()).toMatchObject({ sessions: 0 })
})
