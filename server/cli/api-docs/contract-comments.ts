/** Names and comments of the contract: of schemas, of their fields, of endpoints and their parts. */
import type { Node } from 'oxc-parser'
import { isEndpoint, nothing, type Endpoint } from '#contract/endpoint.ts'
import { noValue } from '#contract/wire.ts'
import { partsOf, type Schema } from '#contract/schema-parts.ts'
import { type ContractSource, readContractSource, type SourceModule } from './contract-source.ts'
import { calledResult, find, follow, type Found, propertiesOf, type Scope } from './contract-expressions.ts'
import { createSchemaComments } from './schema-comments.ts'

export interface ContractComments {
  /** `gameCard` → `GameCard`: the schemas that are constants of the contract. */
  names: ReadonlyMap<Schema, string>
  ofSchema: ReadonlyMap<Schema, string>
  ofField: ReadonlyMap<Schema, ReadonlyMap<string, string>>
  ofEndpoint: ReadonlyMap<Endpoint, string>
  /** Comments on an endpoint's query, body and value. */
  ofPart: ReadonlyMap<Endpoint, Partial<Record<Part, string>>>
  /** The first comment of the file an endpoint is declared in. */
  ofFile: ReadonlyMap<Endpoint, string>
}

export const PARTS = ['query', 'body', 'value'] as const
export type Part = (typeof PARTS)[number]
const isPart = (key: string): key is Part => PARTS.some((part) => part === key)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is Schema => isObject(value) && '_zod' in value

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/** Mean "no body" or "no value"; clients need no name for them. */
const UNNAMED = new Set<unknown>([nothing, noValue])
const HAS_PARTS = new Set(['object', 'array', 'union', 'record'])

const withFile = (module: SourceModule, name: string) => pascal(module.name) + pascal(name)

/** If two files export different schemas under one name, the file's name is put before it. */
function exportedNames(modules: Iterable<SourceModule>): Map<Schema, string> {
  const byName = new Map<string, Map<Schema, SourceModule>>()
  for (const module of modules)
    for (const [name, value] of Object.entries(module.exports)) {
      if (!isSchema(value) || UNNAMED.has(value)) continue
      const known = byName.get(name) ?? new Map<Schema, SourceModule>()
      byName.set(name, known)
      if (!known.has(value)) known.set(value, module)
    }
  const names = new Map<Schema, string>()
  for (const [name, schemas] of byName)
    for (const [schema, module] of schemas)
      if (!names.has(schema)) names.set(schema, schemas.size > 1 ? withFile(module, name) : pascal(name))
  return names
}

/** A file's own `party` gets the file's name as a prefix; plain text and numbers need no name. */
function namesOf(modules: Iterable<SourceModule>, own: ReadonlyMap<Schema, { name: string; module: SourceModule }>) {
  const names = exportedNames(modules)
  const taken = new Set(names.values())
  for (const [schema, { name, module }] of own) {
    const full = withFile(module, name)
    if (names.has(schema) || UNNAMED.has(schema) || taken.has(full) || !HAS_PARTS.has(partsOf(schema).type)) continue
    names.set(schema, full)
    taken.add(full)
  }
  return names
}

/** The call of `endpoint` that makes a declaration, also inside one of the contract's own functions. */
function endpointCall(node: Node, scope: Scope, source: ContractSource): Found | undefined {
  const found = node.type === 'Identifier' ? find(node.name, scope, source) : { node, scope }
  if (found?.node.type !== 'CallExpression' || found.node.callee.type !== 'Identifier') return found
  const { name } = found.node.callee
  const result = name === 'endpoint' ? undefined : calledResult(name, found.node.arguments, found.scope, source)
  return result ? endpointCall(result.node, result.scope, source) : found
}

export async function readContractComments(): Promise<ContractComments> {
  const source = await readContractSource()
  const schemas = createSchemaComments(source)
  const ofEndpoint = new Map<Endpoint, string>()
  const ofPart = new Map<Endpoint, Partial<Record<Part, string>>>()
  const ofFile = new Map<Endpoint, string>()

  function keepEndpoint(endpoint: Endpoint, node: Node, scope: Scope, comment: string | undefined): void {
    const call = endpointCall(node, scope, source)
    if (call?.node.type !== 'CallExpression' || !call.node.arguments[0]) return
    if (scope.module.header && !ofFile.has(endpoint)) ofFile.set(endpoint, scope.module.header)
    if (comment && !ofEndpoint.has(endpoint)) ofEndpoint.set(endpoint, comment)
    for (const { key, node: made, scope: there, comment: more } of propertiesOf(call.node.arguments[0], call.scope, source)) {
      if (key === 'signedBody' && endpoint.signedBody) schemas.keep(endpoint.signedBody, made, there)
      if (!isPart(key)) continue
      schemas.keep(endpoint[key], made, there)
      if (more) ofPart.set(endpoint, { ...ofPart.get(endpoint), [key]: more })
    }
  }

  for (const module of source.values()) {
    const scope: Scope = { module, local: new Map() }
    for (const [name, value] of Object.entries(module.exports)) {
      const declaration = module.declarations.get(name)
      if (!declaration || !isObject(value)) continue
      if (isSchema(value) && !UNNAMED.has(value)) schemas.keep(value, { type: 'Identifier', name } as Node, scope)
      else if (isEndpoint(value)) keepEndpoint(value, declaration.node, scope, declaration.comment)
      else
        for (const { key, node, scope: there, comment } of propertiesOf(
          follow(declaration.node, scope, source).node,
          scope,
          source,
        )) {
          const endpoint = value[key]
          if (isEndpoint(endpoint)) keepEndpoint(endpoint, node, there, comment)
        }
    }
  }
  return {
    names: namesOf(source.values(), schemas.ownNames),
    ofSchema: schemas.ofSchema,
    ofField: schemas.ofField,
    ofEndpoint,
    ofPart,
    ofFile,
  }
}
