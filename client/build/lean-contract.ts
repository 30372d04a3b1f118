import { type ESTree, type Plugin, Visitor } from 'vite'

/** What a declaration says that no browser asks for. */
const SERVER_ONLY = [
  'summary',
  'errors',
  'statuses',
  'tier',
  'sharedFor',
  'aliases',
  'trialRefused',
  'developmentOnly',
  'query',
  'body',
]

const isServerOnly = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && SERVER_ONLY.includes(property.key.name)

/** The properties of all `endpoint({…})` calls that can be left out. */
function serverOnly(program: ESTree.Program): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || declaration?.type !== 'ObjectExpression') return
      found.push(...declaration.properties.filter(isServerOnly))
    },
  }).visit(program)
  return found
}

/** Leaves the server's side of each endpoint's declaration out of the pages; the schemas only it uses go with it. */
export const leanContract = (): Plugin => ({
  name: 'palaro:lean-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/server\/contract\/[\w-]+\.ts$/ },
    handler(code) {
      let lean = code
      for (const { start, end } of serverOnly(this.parse(code)).sort((a, b) => b.start - a.start)) {
        const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0
        lean = lean.slice(0, start) + lean.slice(end + comma)
      }
      return { code: lean, map: null }
    },
  },
})
