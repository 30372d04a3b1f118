/** Random kills (kill -9) under load, each part of a site in turn; at the end all sums are checked (see `npm run chaos`). */
import { setTimeout as delay } from 'node:timers/promises'
import { findHalves } from './invariants.ts'
import { insist } from './payouts.ts'
import { harmUnderWork, type Site } from './site.ts'
import type { Kind } from './stage.ts'
import type { countOf } from './work.ts'

interface Options {
  kills: number
  /** Only this part, instead of each in turn. */
  only?: Kind | undefined
  /** Members who act at once. */
  members: number
  withRedis: boolean
  say: (line: string) => void
}
export interface Report {
  kills: Record<Kind, number>
  acknowledged: ReturnType<typeof countOf> & { payouts: number }
  /** How often the whole database was checked in between, and the longest wait until the site served again, ms. */
  looks: number
  longestAway: number
  /** What is wrong; empty if all is well. */
  faults: string[]
}

/**
 * The time until the next kill: counted in answers since the last one, so that a slow machine does not shorten it, plus a little.
 */
const LIFE = { answers: 10, mostMs: 1_500, extraMs: 60 }
/** Kills of these interrupt payouts, whose job has not started yet, is running, or is done. */
const WITH_PAYOUTS: readonly Kind[] = ['PostgreSQL', 'worker']
const PAYING_MS = 300
const SAY_EACH = 20
const FIRST_PORT = 20_000

async function killInTurn(
  { stage, work, payouts, container, isOver }: Site,
  { kills, only, say }: Pick<Options, 'kills' | 'only' | 'say'>,
) {
  const kinds = only ? [only] : stage.kinds
  const counts: Record<Kind, number> = { server: 0, worker: 0, PostgreSQL: 0, Redis: 0 }
  const faults: string[] = []
  let [looks, longestAway] = [0, 0]
  const startedAt = performance.now()
  for (let kill = 0; kill < kills && !isOver(); kill += 1) {
    const end = work.acknowledged() + 1 + Math.floor(Math.random() * LIFE.answers)
    const latest = performance.now() + LIFE.mostMs
    while (work.acknowledged() < end && performance.now() < latest) await delay(1)
    const kind = kinds[kill % kinds.length]!
    const isPaying = WITH_PAYOUTS.includes(kind)
    if (isPaying) await payouts.add()
    await delay(Math.random() * (isPaying ? PAYING_MS : LIFE.extraMs))
    await stage.kill(kind)
    counts[kind] += 1
    longestAway = Math.max(longestAway, await stage.ready())
    for (const { what, id } of await insist(() => findHalves(container))) {
      faults.push(`after kill ${kill + 1} (${kind}): ${what} ${id}`)
      say(faults.at(-1)!)
    }
    looks += 1
    if ((kill + 1) % SAY_EACH === 0)
      say(
        `${kill + 1} kills in ${Math.round((performance.now() - startedAt) / 1_000)} s, ${work.acknowledged()} operations acknowledged, ${faults.length + work.errors.length} faults`,
      )
  }
  return { counts, faults, looks, longestAway }
}

export async function runChaos(options: Options): Promise<Report> {
  const { found, acknowledged, faults } = await harmUnderWork({ ...options, firstPort: FIRST_PORT }, (site) =>
    killInTurn(site, options),
  )
  const { counts, looks, longestAway } = found
  return { kills: counts, acknowledged, looks, longestAway, faults: [...found.faults, ...faults] }
}
