/** Searching 20,000 games by name, one word after the other: as written, with typing errors, and without matches. */
import * as gameEndpoints from '#contract/play/game.ts'
import { withClient } from '#server/platform/with-client.ts'
import type { Figure } from './figure.ts'
import type { Process } from '#tests/support/processes.ts'
import { percentile } from './percentile.ts'

const GAMES = 20_000
const SEARCHES = 1_200
const WARM_UP = 100
const MOST_MS = 15

const ONSETS = ['b', 'c', 'd', 'f', 'g', 'h', 'j', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'tr', 'st', 'dr']
const RHYMES = ['ana', 'olden', 'ucky', 'iro', 'ungle', 'este', 'agon', 'ister', 'oyal', 'anta', 'emple', 'iver']

/** One of some 46,000 words of two parts. */
const wordOf = (seed: number) => {
  const part = (number: number) => ONSETS[number % ONSETS.length]! + RHYMES[Math.floor(number / ONSETS.length) % RHYMES.length]!
  return part(seed) + part(Math.floor(seed / 7) * 31)
}
/** Two of some 1,500 words, because so many games share words, and sometimes a number. */
const nameOf = (index: number) =>
  [wordOf(index % 1_499), wordOf((index * 13) % 1_511), index % 5 === 0 ? index % 100 : ''].join(' ').trim()

/** Fills up the largest vendor's games to the wanted number. */
export async function fillCatalogue(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number; vendor: string }>(
      `SELECT (SELECT count(*)::int FROM game) AS count, vendor_code AS vendor FROM game GROUP BY vendor_code ORDER BY count(*) DESC LIMIT 1`,
    )
    const { count = 0, vendor = '' } = rows[0] ?? {}
    const names = Array.from({ length: Math.max(0, GAMES - count) }, (_, index) => nameOf(index))
    await client.query(
      `INSERT INTO game (node_id, game_code, vendor_code, category, name, min_bet)
     SELECT 'bench' || place, 'bench' || place, $1, 'RNG', name, 1000 FROM unnest($2::text[]) WITH ORDINALITY AS made (name, place)`,
      [vendor, names],
    )
    await client.query('ANALYZE game')
  })
}

const swapped = (text: string) => text.slice(0, 2) + text[3] + text[2] + text.slice(4)

/** A quarter as written, a quarter with two letters swapped, a quarter with one such word only, a quarter without matches. */
function wordsOf(index: number): string {
  const name = nameOf((index * 7_919) % 15_000)
  const kinds = [name.slice(0, 4 + (index % 9)), swapped(name), swapped(name.split(' ')[0]!), `zq${index.toString(36)}xk`]
  return kinds[index % kinds.length]!
}

export async function benchSearch(server: Process): Promise<Figure[]> {
  const times: number[] = []
  for (let index = 0; index < SEARCHES + WARM_UP; index++) {
    const query = new URLSearchParams({ gameType: 'ALL', gameName: wordsOf(index), pageNo: '1', pageSize: '25' })
    const headers = { Merchant: 'demo', Language: 'EN', 'X-Forwarded-For': `10.9.${index >> 8}.${index & 255}` }
    const startedAt = performance.now()
    const answer = await fetch(`${server.url}${gameEndpoints.list.path}?${query}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a search was refused: ${answer.status}`)
    if (index >= WARM_UP) times.push(performance.now() - startedAt)
  }
  const p95 = percentile(times)
  return [
    {
      name: `search over ${GAMES.toLocaleString('en')} games, p95`,
      ours: `${p95.toFixed(1)} ms`,
      other: `${MOST_MS} ms`,
      ratio: p95 / MOST_MS,
      wanted: '≤ 1',
    },
  ]
}
