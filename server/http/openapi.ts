/** OpenAPI 3.1, made from the declarations: what the page at `/docs` shows. */
import * as z from 'zod'
import { moneyInputsIn } from '#contract/money-fields.ts'
import { methodsOf, pathsOf, type Endpoint, type Method } from '#contract/endpoint.ts'
import { ERROR_TEXT } from '#contract/error-text.ts'
import { COMMON_ERROR_CODES, ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'

type JsonSchema = Record<string, unknown>

const JSON_TYPE = 'application/json'

/** `input` mode: money is a bigint inside, and only its wire side has a JSON schema. */
const schemaOf = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema
  return rest
}

function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const headers: JsonSchema[] = [
    ...(endpoint.merchantOptional || endpoint.auth === 'game' ? [] : [{ $ref: '#/components/parameters/Merchant' }]),
    { $ref: '#/components/parameters/Language' },
  ]
  const { properties = {}, required = [] } = schemaOf(endpoint.query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const query = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...headers, ...query]
}

const FILE: JsonSchema = { type: 'string', format: 'binary' }

function requestContent({ body, upload }: Endpoint): JsonSchema {
  const json = { [JSON_TYPE]: { schema: schemaOf(body) } }
  if (!upload) return json
  const files = { type: 'array', items: FILE, maxItems: upload.maxFiles }
  return { ...json, 'multipart/form-data': { schema: { type: 'object', properties: { file: files } } } }
}

const CONTENT_TYPE = { enveloped: JSON_TYPE, bare: JSON_TYPE, empty: JSON_TYPE, text: 'text/plain', csv: 'text/csv' } as const

const REFUSAL = { $ref: '#/components/schemas/Refusal' }

function answerSchema(endpoint: Endpoint): JsonSchema {
  const value = schemaOf(endpoint.value)
  if (endpoint.framing !== 'enveloped') return value
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, description: { const: 'request.success' }, value },
  }
}

/** The codes an endpoint may answer, by the HTTP status they travel under. */
function codesByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const session: ErrorCode[] =
    endpoint.auth === 'visitor' ? [] : ['login.not.session', 'user.token.expired', 'user.or.token.invalid']
  const merchant: ErrorCode[] = endpoint.merchantOptional ? [] : ['merchant.required', 'merchant.not.found']
  const body: ErrorCode[] = endpoint.encrypted ? ['request_body_required'] : []
  const hasAmounts = moneyInputsIn(endpoint.body).length + moneyInputsIn(endpoint.query).length > 0
  const amounts: ErrorCode[] = hasAmounts ? ['amount.decimals'] : []
  const codes = new Set<ErrorCode>([...endpoint.errors, ...session, ...merchant, ...body, ...amounts, ...COMMON_ERROR_CODES])
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = endpoint.statuses[code] ?? ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}

const meaningOf = (codes: readonly ErrorCode[]) => codes.map((code) => `\`${code}\` ${ERROR_TEXT[code]}`).join('\n\n')

function responsesOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const { 200: rules = [], ...failures } = Object.fromEntries(codesByStatus(endpoint))
  const answer = answerSchema(endpoint)
  const answerType = CONTENT_TYPE[endpoint.framing]
  // A rule's refusal travels under 200 too, always as JSON.
  const content =
    answerType === JSON_TYPE
      ? { [JSON_TYPE]: { schema: { anyOf: [answer, REFUSAL] } } }
      : { [answerType]: { schema: answer }, [JSON_TYPE]: { schema: REFUSAL } }
  const responses: Record<string, JsonSchema> = {
    200: { description: `Success, or a refusal by a rule:\n\n${meaningOf(rules)}`, content },
  }
  for (const [status, codes] of Object.entries(failures))
    responses[status] = { description: meaningOf(codes), content: { [JSON_TYPE]: { schema: REFUSAL } } }
  return responses
}

function operation(feature: string, name: string, endpoint: Endpoint, path: string, method: Method): JsonSchema {
  const isCanonical = path === endpoint.path && method === endpoint.method
  const notes = [
    `Caller: ${endpoint.auth}. Rate tier: ${endpoint.tier}.`,
    endpoint.encrypted &&
      'The body is encrypted (form A, B or C) where an `Encryption` header is sent; plain JSON is accepted without one.',
    endpoint.upload && `At most ${endpoint.upload.maxFiles} files of ${endpoint.upload.maxBytes} bytes each.`,
    endpoint.trialRefused && 'Trial members are refused.',
    endpoint.developmentOnly && 'Outside production only.',
    !isCanonical && `Alias of \`${endpoint.method} ${endpoint.path}\`.`,
  ]
  return {
    tags: [feature],
    operationId: `${feature}.${name}${isCanonical ? '' : `:${method}:${path.split('/').pop()}`}`,
    summary: endpoint.summary,
    description: notes.filter(Boolean).join('\n\n'),
    deprecated: !isCanonical,
    parameters: parametersOf(endpoint),
    ...(method === 'GET' ? {} : { requestBody: { content: requestContent(endpoint) } }),
    responses: responsesOf(endpoint),
    security: endpoint.auth === 'visitor' ? [] : [{ token: [] }],
  }
}

export function openApi(endpointsByFeature: Record<string, Record<string, Endpoint>>): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [feature, endpoints] of Object.entries(endpointsByFeature)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      for (const path of pathsOf(endpoint)) {
        for (const method of methodsOf(endpoint)) {
          ;(paths[path] ??= {})[method.toLowerCase()] = operation(feature, name, endpoint, path, method)
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palaro',
      version: '0.1.0',
      description:
        'The `/wps` and `/lgw` contract, and the `/bgs` calls of the in-house games. Money is a JSON number of at most 4 decimals.',
    },
    tags: Object.keys(endpointsByFeature).map((name) => ({ name })),
    paths,
    components: {
      parameters: {
        Merchant: { name: 'Merchant', in: 'header', required: true, schema: { type: 'string' }, example: 'demo' },
        Language: { name: 'Language', in: 'header', schema: { type: 'string', enum: ['TY', 'EN', 'CN', 'VI'] } },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'errorCode', 'message'],
          properties: {
            success: { const: false },
            errorCode: { type: 'string', enum: Object.keys(ERROR_STATUS) },
            message: { type: 'string' },
            description: { type: 'string' },
            value: {},
          },
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The bare token, no `Bearer`.' },
      },
    },
  }
}
