import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, Visitor } from 'vite'

/** What a declaration says that no browser asks for. */
const SERVER_ONLY = [
  'summary',
  'errors',
  'statuses',
  'tier',
  'sharedFor',
  'sharedWith',
  'aliases',
  'trialRefused',
  'developmentOnly',
  'query',
  'body',
]
const SOURCE = /\.tsx?$/
const CALLED = /\b(\w+Endpoints)\.(\w+)/g
/** In any other place than an import or a call, or under another name: who knows which of them is meant. */
const HANDED_ON = /(?:\.\.\.|[=(:]\s*)(\w+Endpoints)\b(?!\s*\.)|(\w+Endpoints)\s+as\s/g

interface Span {
  start: number
  end: number
}
const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined

/** The names the pages call by group: `gameEndpoints` → list, hot. Undefined = all of the group. */
export function calledEndpoints(sources: readonly string[]): (group: string) => ReadonlySet<string> | undefined {
  const called = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const source of sources) {
    for (const [, group = '', name = ''] of source.matchAll(CALLED)) called.set(group, (called.get(group) ?? new Set()).add(name))
    for (const [, handed, renamed] of source.matchAll(HANDED_ON)) whole.add(handed ?? renamed ?? '')
  }
  return (group) => (whole.has(group) ? undefined : (called.get(group) ?? new Set()))
}

/** The properties of all `endpoint({…})` calls that can be left out. */
function serverOnly(program: ESTree.Program): Span[] {
  const found: Span[] = []
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || declaration?.type !== 'ObjectExpression') return
      found.push(...declaration.properties.filter((property) => SERVER_ONLY.includes(nameOf(property) ?? '')))
    },
  }).visit(program)
  return found
}

/** The declarations of endpoints no page calls. */
function uncalled(program: ESTree.Program, calledOf: ReturnType<typeof calledEndpoints>): Span[] {
  const found: Span[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !id.name.endsWith('Endpoints') || init?.type !== 'ObjectExpression') return
      const called = calledOf(id.name)
      found.push(...init.properties.filter((property) => called && !called.has(nameOf(property) ?? '')))
    },
  }).visit(program)
  return found
}

function without(code: string, spans: readonly Span[]): string {
  let lean = code
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0
    lean = lean.slice(0, start) + lean.slice(end + comma)
  }
  return lean
}

const readSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))

/** Leaves the server's side of the contract out of the pages: endpoints they don't call, and what only it reads of the rest. */
export const leanContract = (folder: string): Plugin => {
  const calledOf = calledEndpoints(['app', 'features', 'lib'].flatMap((part) => readSources(join(folder, part))))
  return {
    name: 'palaro:lean-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/server\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const called = without(code, uncalled(this.parse(code), calledOf))
        return { code: without(called, serverOnly(this.parse(called))), map: null }
      },
    },
  }
}
