/** One endpoint as an OpenAPI operation. */
import { type Auth, type Endpoint, type Method, methodsOf, nothing } from '#contract/endpoint.ts'
import type { ContractComments } from './contract-comments.ts'
import { bodyExample } from './example.ts'
import { describedIn, type JsonSchema, type JsonSchemas, MEANINGS } from './json-schemas.ts'
import { JSON_TYPE, responsesOf } from './responses.ts'

const SECURITY = {
  visitor: [{}, { memberToken: [] }],
  member: [{ memberToken: [] }],
  agent: [{ memberToken: [] }],
  operator: [{ operatorToken: [] }],
  game: [{ gameToken: [] }],
  chat: [{ chatKey: [] }],
} as const satisfies Record<Auth, readonly object[]>

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })

interface Made {
  schemas: JsonSchemas
  comments: ContractComments
}

function parametersOf(endpoint: Endpoint, { schemas }: Made): JsonSchema[] {
  const { properties = {}, required = [] } = schemas.fieldsOf(endpoint, 'query') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const query = Object.entries(properties).map(([name, { description: own, ...schema }]) => {
    const description = own ?? MEANINGS.get(name) ?? describedIn(schema, schemas.components)
    return {
      name,
      in: 'query',
      ...(description ? { description } : {}),
      ...(required.includes(name) ? { required: true } : {}),
      schema,
    }
  })
  return [
    ...(endpoint.merchantOptional || endpoint.auth === 'game' ? [] : [parameter('Merchant')]),
    parameter('Language'),
    ...(endpoint.encrypted ? [parameter('Encryption')] : []),
    ...(endpoint.isRawBody ? [parameter(endpoint.tier === 'vendor' ? 'VendorSignature' : 'Signature')] : []),
    ...query,
  ]
}

/** Files are sent as base64 text in a JSON body, or in a form. */
function formOf({ upload, body }: Endpoint, fields: JsonSchema): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const description = MEANINGS.get('file')
  const files =
    upload!.maxFiles > 1 ? { type: 'array', items: file, maxItems: upload!.maxFiles, description } : { ...file, description }
  const { properties = {}, required } = body === nothing ? {} : (fields as { properties?: object; required?: string[] })
  return { type: 'object', properties: { ...properties, file: files }, ...(required ? { required } : {}) }
}

function requestBodyOf(endpoint: Endpoint, { schemas, comments }: Made): JsonSchema | undefined {
  const { body, upload, isRawBody, signedBody, encrypted } = endpoint
  const form = upload && { 'multipart/form-data': { schema: formOf(endpoint, schemas.fieldsOf(endpoint, 'body')) } }
  if (body === nothing) return form && { required: true, content: form }
  const shown = isRawBody ? signedBody : body
  const example = shown && bodyExample(shown)
  const json = {
    schema: shown ? schemas.of(endpoint, 'body') : {},
    ...(example === undefined ? {} : { example }),
  }
  const comment = comments.ofPart.get(endpoint)?.body
  return {
    ...(comment ? { description: comment } : {}),
    // A missing body is read as `{}`.
    required: encrypted || isRawBody || upload !== undefined || !body.safeParse({}).success,
    content: upload && !upload.isTextToo ? form : { [JSON_TYPE]: json, ...form },
  }
}

/** All other paths and methods of the endpoint, in one line. */
function aliasesOf({ method, otherMethods, path, aliases }: Endpoint, shown: readonly Method[]): string | undefined {
  const methods = [method, ...otherMethods].filter((other) => !shown.includes(other)).map((other) => `\`${other} ${path}\``)
  const all = [...methods, ...aliases.map((alias) => `\`${alias}\``)]
  return all.length > 0 ? `Aliases: ${all.join(', ')}.` : undefined
}

function descriptionOf(endpoint: Endpoint, shown: readonly Method[], { comments }: Made): string {
  const { auth, permission, tier, encrypted, upload, memberTypes, trialRefused, developmentOnly } = endpoint
  const { query, value } = comments.ofPart.get(endpoint) ?? {}
  const lines = [
    comments.ofEndpoint.get(endpoint),
    query && `Query: ${query}`,
    value && `Answer: ${value}`,
    `Caller: ${auth}${permission ? ` with \`${permission}\`` : ''}. Rate tier: ${tier}.`,
    encrypted && 'The body may be encrypted (see "Encryption" above).',
    upload && `At most ${upload.maxFiles} files with ${upload.maxBytes} bytes each.`,
    memberTypes && `Members of type ${memberTypes.join(', ')} only.`,
    trialRefused && 'Trial members are refused.',
    developmentOnly && 'Not available in production.',
    aliasesOf(endpoint, shown),
  ]
  return lines.filter(Boolean).join('\n\n')
}

/** The methods an endpoint is listed under: its own, and if that is GET, also one with a body. All others are aliases. */
function shownMethods(endpoint: Endpoint): readonly Method[] {
  const bringsBody = endpoint.method === 'GET' && endpoint.body !== nothing
  return bringsBody ? methodsOf(endpoint) : [endpoint.method]
}

export function operationsOf(feature: string, name: string, endpoint: Endpoint, made: Made): Record<string, JsonSchema> {
  const shown = shownMethods(endpoint)
  const value = made.schemas.of(endpoint, 'value')
  const answer = describedIn(value, made.schemas.components) ? value : { ...value, description: MEANINGS.get('value') }
  const operations = shown.map((method) => {
    const requestBody = method === 'GET' ? undefined : requestBodyOf(endpoint, made)
    return [
      method.toLowerCase(),
      {
        tags: [feature],
        operationId: `${feature}.${name}${method === endpoint.method ? '' : `.${method.toLowerCase()}`}`,
        summary: endpoint.summary,
        description: descriptionOf(endpoint, shown, made),
        parameters: parametersOf(endpoint, made),
        ...(requestBody ? { requestBody } : {}),
        responses: responsesOf(endpoint, answer),
        security: SECURITY[endpoint.auth],
      },
    ]
  })
  return Object.fromEntries(operations) as Record<string, JsonSchema>
}
