import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { FIRST_NAMESPACES } from '../lib/first-namespaces.ts'

/** The functions of lib/lazy-part.ts that take a part's texts as their last argument. */
const LOADERS = ['lazyPart', 'preloadedPart']
const SOURCE = /\.tsx?$/
const BARREL = /\/index\.ts$/
const DEFAULT_NAMESPACE = 'common'

type Parsed = ReturnType<typeof parseSync>

const stringsOf = (node: ESTree.Node | null | undefined): string[] | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'TSAsExpression') return stringsOf(node.expression)
  if (node?.type !== 'ArrayExpression') return undefined
  const each = node.elements.map((element) => stringsOf(element))
  return each.every((strings) => strings !== undefined) ? each.flat() : undefined
}
const isCallOf = ({ callee }: ESTree.CallExpression, name: string) => callee.type === 'Identifier' && callee.name === name

/** With `useSuspense: false` a component renders without its texts, so nothing has to wait for them. */
const canWait = (options: ESTree.Argument | undefined) =>
  options?.type === 'ObjectExpression' &&
  options.properties.some((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'useSuspense')

/** The namespaces that a file's components use; fails the build if it cannot read one. */
export function namespacesOf(file: string, { program }: Pick<Parsed, 'program'>): string[] {
  const constants = new Map<string, ESTree.Expression | null>()
  const asked: (ESTree.Argument | undefined)[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') constants.set(id.name, init)
    },
    CallExpression(call) {
      if (isCallOf(call, 'useTranslation') && !canWait(call.arguments[1])) asked.push(call.arguments[0])
    },
  }).visit(program)
  return asked.flatMap((argument) => {
    if (!argument) return [DEFAULT_NAMESPACE]
    const found = stringsOf(argument.type === 'Identifier' ? constants.get(argument.name) : argument)
    if (!found) throw new Error(`${file}: name the texts of useTranslation in the file itself`)
    return found
  })
}

/** Reads the sources below `client`; each is cached until `forget`. */
export function createPartTexts(client: string) {
  const kept = new Map<string, { module: Parsed['module']; namespaces: string[] }>()

  function read(file: string) {
    const known = kept.get(file)
    if (known) return known
    const parsed = parseSync(file, readFileSync(file, 'utf8'))
    const facts = { module: parsed.module, namespaces: namespacesOf(file, parsed) }
    kept.set(file, facts)
    return facts
  }
  function resolved(from: string, request: string): string | undefined {
    if (!SOURCE.test(request)) return undefined
    if (request.startsWith('#client/')) return join(client, request.slice('#client/'.length))
    return request.startsWith('.') ? resolve(dirname(from), request) : undefined
  }
  /** A file's imports and re-exports, without types; undefined names = all. */
  function* importsOf(file: string) {
    const { staticImports, staticExports } = read(file).module
    for (const { moduleRequest, entries } of staticImports) {
      const to = resolved(file, moduleRequest.value)
      const values = entries.filter(({ isType }) => !isType)
      if (!to || (entries.length > 0 && values.length === 0)) continue
      const isWhole = values.some(({ importName }) => importName.kind !== 'Name')
      yield { to, names: isWhole ? undefined : values.map(({ importName }) => importName.name ?? '') }
    }
    for (const { entries } of staticExports)
      for (const { moduleRequest, importName, exportName, isType } of entries) {
        const to = moduleRequest && !isType ? resolved(file, moduleRequest.value) : undefined
        if (to) yield { to, names: importName.kind === 'Name' ? [importName.name ?? ''] : undefined, as: exportName.name ?? '' }
      }
  }
  function walk(file: string, names: readonly string[] | undefined, seen: Set<string>): void {
    // Follow only the requested names of a barrel: the rest is left out of the chunk too.
    if (BARREL.test(file) && names) {
      for (const { to, names: own, as } of importsOf(file)) if (as && names.includes(as)) walk(to, own, seen)
      return
    }
    if (seen.has(file)) return
    seen.add(file)
    for (const { to, names: wanted } of importsOf(file)) walk(to, wanted, seen)
  }

  function textsOf(file: string): string[] {
    const seen = new Set<string>()
    walk(file, undefined, seen)
    const all = new Set([...seen].flatMap((one) => read(one).namespaces))
    for (const first of FIRST_NAMESPACES) all.delete(first)
    return [...all].sort()
  }

  return {
    /** The namespaces that a file and its imports use, without the first texts. */
    textsOf,
    /** The source with the texts of each part as its loader's last argument. */
    withTexts(code: string, file: string): string {
      const found: { at: number; parts: string[] }[] = []
      let isInside = false
      const isLoader = (call: ESTree.CallExpression) => LOADERS.some((name) => isCallOf(call, name))
      new Visitor({
        CallExpression(call) {
          const last = call.arguments.at(-1)
          if (!last || !isLoader(call)) return
          found.push({ at: last.end, parts: [] })
          isInside = true
        },
        ImportExpression({ source }) {
          const part = isInside && resolved(file, stringsOf(source)?.[0] ?? '')
          if (part) found.at(-1)!.parts.push(part)
        },
        'CallExpression:exit'(call) {
          if (isLoader(call)) isInside = false
        },
      }).visit(parseSync(file, code).program)
      return found.reduceRight((source, { at, parts }) => {
        if (parts.length !== 1) throw new Error(`${file}: a part is one import() of ours`)
        return `${source.slice(0, at)}, ${JSON.stringify(textsOf(parts[0]!))}${source.slice(at)}`
      }, code)
    },
    forget: (file: string) => kept.delete(file),
  }
}

/** Gives each lazy part the names of its texts, so that they load along with its code and a rendered page waits for none. */
export const partTexts = (client: string): Plugin => {
  const texts = createPartTexts(client)
  return {
    name: 'palaro:part-texts',
    enforce: 'pre',
    watchChange: (file) => void texts.forget(file),
    transform: {
      filter: { id: /\/client\/(app|features)\/.*\.tsx?$/, code: /\b(?:lazyPart|preloadedPart)\(/ },
      handler: (code, file) => ({ code: texts.withTexts(code, file), map: null }),
    },
  }
}
