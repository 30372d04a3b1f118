/** Uploads of maximum cost, twelve at a time without a pause: the effect on logins and memory. */
import sharp from 'sharp'
import * as avatarEndpoints from '#contract/identity/avatar.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import type { Figure } from './figure.ts'
import type { Player } from './load-world.ts'
import type { Process } from '#tests/support/processes.ts'

const AT_ONCE = 12
const LOGINS_AT_ONCE = 4
const MOST_MB = 60
const SAMPLE_MS = 20
const MS = 1_000

const p95 = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length * 0.95)]!

async function logIn(server: Process, { username, password }: Player, index: number): Promise<string> {
  const response = await fetch(server.url + sessionEndpoints.loginUnsecure.path, {
    method: 'POST',
    headers: { Merchant: 'demo', 'Content-Type': 'application/json', 'X-Forwarded-For': `10.7.${index >> 8}.${index & 255}` },
    body: JSON.stringify({ username, password }),
  })
  const { success, value } = (await response.json()) as { success: boolean; value: { token: string } }
  if (!success) throw new Error('a login was refused')
  return value.token
}

/** How long logins take, a few at a time. */
async function loginTimes(server: Process, players: readonly Player[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * MS
  let next = 0
  await Promise.all(
    Array.from({ length: LOGINS_AT_ONCE }, async () => {
      while (performance.now() < end) {
        const index = next++
        const startedAt = performance.now()
        await logIn(server, players[index % players.length]!, index)
        times.push(performance.now() - startedAt)
      }
    }),
  )
  return times
}

interface Uploads {
  drawn: number
  refused: number
}

async function upload(server: Process, token: string, picture: Blob, uploads: Uploads): Promise<void> {
  const form = new FormData()
  form.append('file', picture, 'a.png')
  const headers = { Merchant: 'demo', Authorization: token }
  const response = await fetch(server.url + avatarEndpoints.upload.path, { method: 'POST', headers, body: form })
  const { success } = (await response.json()) as { success: boolean }
  if (success) uploads.drawn += 1
  else uploads.refused += 1
}

export async function benchPictures(server: Process, players: readonly Player[], seconds: number): Promise<Figure[]> {
  const bombs = await Promise.all(
    [
      sharp({ create: { width: 4_000, height: 4_000, channels: 4, background: '#ff8a1f80' } }).png(),
      sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#ff8a1f' } }).jpeg({ progressive: true }),
      sharp({ create: { width: 8_160, height: 6_120, channels: 3, background: '#ff8a1f' } }).jpeg(),
    ].map(async (picture) => new Blob([new Uint8Array(await picture.toBuffer())])),
  )
  const senders = await Promise.all(players.slice(0, AT_ONCE).map((player, index) => logIn(server, player, index)))
  const others = players.slice(AT_ONCE)
  await loginTimes(server, others, seconds / 2)
  const alone = p95(await loginTimes(server, others, seconds))

  const before = server.residentMb()
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, server.residentMb())), SAMPLE_MS)
  const uploads: Uploads = { drawn: 0, refused: 0 }
  const over = new AbortController()
  const sending = (async () => {
    for (let round = 0; !over.signal.aborted; round++)
      await Promise.all(senders.map((token, index) => upload(server, token, bombs[(round + index) % bombs.length]!, uploads)))
  })()
  const beside = p95(await loginTimes(server, others, seconds))
  over.abort()
  await sending
  clearInterval(sampling)
  return [
    {
      name: `login p95 beside ${AT_ONCE} large pictures at a time (${uploads.drawn} drawn, ${uploads.refused} refused) vs alone`,
      ours: `${beside.toFixed(1)} ms`,
      other: `${alone.toFixed(1)} ms`,
      ratio: beside / alone,
      wanted: '≤ 2',
    },
    {
      name: 'their peak memory',
      ours: `${(most - before).toFixed(0)} MB`,
      other: `${MOST_MB} MB`,
      ratio: (most - before) / MOST_MB,
      wanted: '≤ 1',
    },
  ]
}
