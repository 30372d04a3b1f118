/** The API descriptions as their readers see them. */

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: { $ref?: string; name?: string; in?: string; description?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema: object }> }>
  security: Record<string, []>[]
}

export interface ApiDescription {
  openapi: string
  info: { description: string }
  servers: { url: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>>; responses: Record<string, { description: string }> }
}

export const SITE_DESCRIPTION = '/docs/openapi.json'
export const AGENTS_DESCRIPTION = '/docs/agents-openapi.json'
export const GAMES_DESCRIPTION = '/docs/games-openapi.json'
export const BACK_OFFICE_DESCRIPTION = '/docs/operator-openapi.json'

export const operationsIn = ({ paths }: ApiDescription): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path))

/** Every value under a key, at any depth. */
export function valuesOf(json: unknown, key: string): unknown[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(value, key)])
}

/** The target of a `#/a/b` reference; undefined if it does not exist. */
export const pointedAt = (document: object, pointer: string): unknown =>
  pointer
    .slice('#/'.length)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], document)

export interface Field {
  name: string
  /** Its own, or that of the schema it refers to. */
  description: string | undefined
}

interface Described {
  $ref?: string
  name?: string
  description?: string
}

/** Every field of a body or an answer, and every parameter. */
export function fieldsIn(document: ApiDescription): Field[] {
  const target = ({ $ref }: Described) => ($ref ? (pointedAt(document, $ref) as Described | undefined) : undefined)
  const inSchemas = (json: unknown): Field[] =>
    (valuesOf(json, 'properties') as Record<string, Described>[]).flatMap((properties) =>
      Object.entries(properties).map(([name, field]) => ({ name, description: field.description ?? target(field)?.description })),
    )
  return [
    ...inSchemas(document.components.schemas),
    ...operationsIn(document).flatMap(({ requestBody, responses, parameters }) => [
      ...inSchemas([requestBody, responses]),
      ...parameters.map((parameter): Field => {
        const { name = '', description } = target(parameter) ?? parameter
        return { name, description }
      }),
    ]),
  ]
}
