/** Writes the answers that the next visit starts with (kept-answers.ts). Loaded once the first page has settled. */
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { KEPT_AREAS, keptFor, readKept, type KeptAnswer, type KeptArea } from './kept-answers.ts'
import { currentSession, KEPT_KEY } from './session.ts'
import { keep } from './storage.ts'

/** Answers come in bursts: write once for all of them. */
const WRITE_AFTER_MS = 1_000
export const MOST_ANSWERS = 24
/** Characters; a site may store about five million. */
export const MOST_TEXT = 250_000

interface Shelf {
  owner: string
  answers: Map<string, KeptAnswer>
}

const hashOf = (key: readonly unknown[]) => JSON.stringify(key)
const asText = (value: unknown) =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? { $n: String(part) } : part))

/** Keeps the first page of an endless list: the next visit starts at its top. */
function firstPageOf(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown[]; pageParams?: unknown[] }
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

/** The newest that fit. */
function textOf({ owner, answers }: Shelf): string | null {
  const newest = [...answers.values()].sort(([, , a], [, , b]) => b - a).slice(0, MOST_ANSWERS)
  const texts: string[] = []
  let left = MOST_TEXT
  for (const answer of newest) {
    const text = asText(answer)
    if (text.length > left) continue
    left -= text.length
    texts.push(text)
  }
  return texts.length ? `[${JSON.stringify(owner)},[${texts.join()}]]` : null
}

/** Returns a function that stops it. */
export function keepAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const shelves = Object.fromEntries(KEPT_AREAS.map((area) => [area, shelfFor(area)])) as Record<KeptArea, Shelf>
  /** Who each query asked for: the answer may arrive when another member is logged in, or in another language. */
  const askers = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Answers kept by an earlier page stay until they are replaced, whether or not this page asks for them. */
  function shelfFor(area: KeptArea): Shelf {
    const answers = readKept(area)
    return { owner: keptFor(area), answers: new Map(answers.map((answer) => [hashOf(answer[0]), answer])) }
  }
  function areaOf({ meta }: Query): KeptArea | undefined {
    if (meta?.isKept !== true) return undefined
    return meta.isPublic === true ? 'localStorage' : currentSession() ? 'sessionStorage' : undefined
  }
  function put(query: Query, area: KeptArea) {
    const owner = keptFor(area)
    if (shelves[area].owner !== owner) shelves[area] = { owner, answers: new Map() }
    const { data, dataUpdatedAt } = query.state
    const forKeeping = (query.meta?.forKeeping ?? firstPageOf) as (data: unknown) => unknown
    shelves[area].answers.set(hashOf(query.queryKey), [query.queryKey, forKeeping(data), dataUpdatedAt])
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  }
  function write() {
    clearTimeout(timer)
    timer = undefined
    for (const area of KEPT_AREAS) if (shelves[area].owner === keptFor(area)) keep(area, KEPT_KEY, textOf(shelves[area]))
  }

  for (const query of cache.getAll()) {
    const area = areaOf(query)
    if (!area) continue
    askers.set(query.queryHash, keptFor(area))
    // Restored answers are already in the shelf.
    if (query.state.data !== undefined && !query.state.isInvalidated) put(query, area)
  }
  // The first page's answers have all arrived.
  write()
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const area = areaOf(event.query)
    if (!area) return
    const { queryHash } = event.query
    if (event.action.type === 'fetch') askers.set(queryHash, keptFor(area))
    if (event.action.type === 'success' && askers.get(queryHash) === keptFor(area)) put(event.query, area)
  })
  return () => {
    unsubscribe()
    if (timer !== undefined) write()
  }
}

export function useKeepAnswers(): void {
  const queryClient = useQueryClient()
  useEffect(() => keepAnswers(queryClient), [queryClient])
}
