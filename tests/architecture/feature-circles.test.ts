/** Features that depend on each other in a cycle have no place to start reading; checking files alone would not find it. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { AREAS } from '#server/platform/areas.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const SOURCE = /(?<!\.test)\.tsx?$/
const IMPORT = /(?:from|import\()\s*'([^']+)'/g

/** `area/feature` of a file in one of these places. */
const PLACES = {
  'server/features': /^server\/features\/([^/]+\/[^/]+)\//,
  'server/contract': /^server\/contract\/([^/]+\/(?!index\.)[^/.]+)(?:\/|\.ts$)/,
  'client/features': /^client\/features\/([^/]+\/[^/]+)\//,
}

function pathOf(from: string, request: string): string {
  if (request.startsWith('#contract/')) return `server/contract/${request.slice('#contract/'.length)}`
  return request.startsWith('#') ? request.slice(1) : normalize(join(dirname(from), request))
}

type Graph = Map<string, Set<string>>

function graphOf(place: keyof typeof PLACES): Graph {
  const graph: Graph = new Map()
  for (const name of readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })) {
    const file = `${place}/${name}`
    const feature = PLACES[place].exec(file)?.[1]
    if (!feature || !SOURCE.test(file)) continue
    const needs = graph.get(feature) ?? new Set()
    for (const [, request = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const other = PLACES[place].exec(pathOf(file, request))?.[1]
      if (other && other !== feature) needs.add(other)
    }
    graph.set(feature, needs)
  }
  return graph
}

/** Repeatedly removes features without remaining dependencies; what is left are the cycles and what depends on them. */
function circlesIn(graph: Graph): string[] {
  const left = new Map(graph)
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [feature, needs] of left) if (![...needs].some((other) => left.has(other))) left.delete(feature)
  }
  return [...left].map(([feature, needs]) => `${feature} needs ${[...needs].filter((other) => left.has(other)).join(', ')}`)
}

describe('features', () => {
  it.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('of %s have no cycles', (place) => {
    const graph = graphOf(place)

    expect(graph.size).toBeGreaterThan(30)
    expect(circlesIn(graph)).toEqual([])
  })

  it('that form a cycle are found', () => {
    const graph = new Map([
      ['play/a', new Set(['play/b'])],
      ['play/b', new Set(['play/c'])],
      ['play/c', new Set(['play/b'])],
      ['play/d', new Set<string>()],
    ])

    expect(circlesIn(graph)).toEqual(['play/a needs play/b', 'play/b needs play/c', 'play/c needs play/b'])
  })
})

describe('areas', () => {
  it('have the same order in the dependency rules', () => {
    const rules = createRequire(import.meta.url)('./dependency-cruiser.cjs') as { forbidden: { name: string }[] }
    const names = rules.forbidden.map(({ name }) => name)
    const order = names.filter((name) => AREAS.some((area) => name.startsWith(`${area}-is-below-`)))

    expect(order).toEqual(AREAS.slice(0, -1).map((area, index) => `${area}-is-below-${AREAS[index + 1]}`))
  })

  it.each(Object.keys(PLACES))('are the folders of %s', (place) => {
    const folders = readdirSync(join(root, place), { withFileTypes: true }).filter((entry) => entry.isDirectory())

    expect(folders.map(({ name }) => name).sort()).toEqual([...AREAS].sort())
  })
})
