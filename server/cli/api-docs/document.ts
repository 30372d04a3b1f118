/** OpenAPI 3.1, generated from the declarations and their comments, for the page at `/docs`. */
import type { Endpoint } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_WIRE_CODE } from '#contract/wire.ts'
import type { ContractComments } from './contract-comments.ts'
import { ABOUT_EVERY_CALL } from './about.ts'
import { type JsonSchema, jsonSchemas } from './json-schemas.ts'
import { operationsOf } from './operation.ts'
import { refusalSchemas, sharedResponses } from './responses.ts'
import { shareParameters } from './shared-parameters.ts'

type Features = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

const inHeader = (name: string, description: string, more: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  description,
  ...more,
})

const text = { type: 'string' }
const parameters = {
  Merchant: inHeader('Merchant', 'The code of the site. A member belongs to one merchant only.', {
    required: true,
    schema: text,
    example: 'demo',
  }),
  Language: inHeader('Language', 'Language of messages and texts.', {
    schema: { type: 'string', enum: Object.values(LANGUAGE_WIRE_CODE), default: LANGUAGE_WIRE_CODE[DEFAULT_LANGUAGE] },
  }),
  Encryption: inHeader('Encryption', 'The wrapped session key, in hex. Without this header the body is read as plain JSON.', {
    schema: { type: 'string', pattern: '^[0-9a-fA-F]{1,600}$' },
  }),
  VendorSignature: inHeader(
    'X-Signature',
    '`vendor=<code>,t=<epoch ms>,v2=<HMAC-SHA256 of "<t>.POST.<path>.<raw body>", in hex>`, with the key of the vendor.',
    { required: true, schema: text },
  ),
  Signature: inHeader('X-Signature', 'HMAC-SHA256 of the body as sent, in hex.', { required: true, schema: text }),
}

const token = (description: string) => ({ type: 'apiKey', in: 'header', name: 'Authorization', description })
const securitySchemes = {
  memberToken: token('The bare `token` of a login, without `Bearer`.'),
  operatorToken: token('The bare `token` of a login to the back office (`/wps/operator/session`).'),
  gameToken: token('The token in the address a launch returns; valid for that game only.'),
  chatKey: token('The key in the address of the conversation page.'),
}

/** Every schema reachable from `from`, directly or through another schema. */
function referredTo(from: unknown, all: Readonly<Record<string, JsonSchema>>, found = new Set<string>()): Set<string> {
  if (typeof from !== 'object' || from === null) return found
  for (const [key, value] of Object.entries(from)) {
    const name = key === '$ref' && typeof value === 'string' ? value.replace(/^#\/components\/schemas\//, '') : undefined
    if (name === undefined) referredTo(value, all, found)
    else if (all[name] && !found.has(name)) referredTo(all[name], all, found.add(name))
  }
  return found
}

function tagsOf(features: Features, { ofFile }: ContractComments): JsonSchema[] {
  return Object.entries(features).map(([name, endpoints]) => {
    const files = Object.values(endpoints).flatMap((endpoint) => ofFile.get(endpoint) ?? [])
    return { name, ...(files.length > 0 ? { description: [...new Set(files)].join('\n\n') } : {}) }
  })
}

/** `about` opens the description. */
export function openApi(features: Features, comments: ContractComments, about: string): JsonSchema {
  const endpoints = Object.values(features).flatMap((feature) => Object.values(feature))
  const made = { schemas: jsonSchemas(endpoints, comments), comments }
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [feature, named] of Object.entries(features))
    for (const [name, endpoint] of Object.entries(named))
      paths[endpoint.path] = { ...paths[endpoint.path], ...operationsOf(feature, name, endpoint, made) }

  const query = shareParameters(paths)
  const schemas = { ...refusalSchemas, ...made.schemas.components }
  const used = referredTo([paths, query, sharedResponses], schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palaro',
      version: '0.1.0',
      description: `${about}\n${ABOUT_EVERY_CALL}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that generated this description' }],
    tags: tagsOf(features, comments),
    paths,
    components: {
      parameters: { ...parameters, ...query },
      responses: sharedResponses,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
      securitySchemes,
    },
  }
}
