/** An endpoint's answers by HTTP status: its value, and its refusals. */
import type { Endpoint, Framing } from '#contract/endpoint.ts'
import { ERROR_TEXT } from '#contract/error-text.ts'
import { COMMON_ERROR_CODES, ERROR_CODES, ERROR_STATUS, type ErrorCode, SESSION_OVER_CODES } from '#contract/errors.ts'
import { moneyInputsIn } from '#contract/money-fields.ts'
import { type JsonSchema, MEANINGS, refTo } from './json-schemas.ts'

export const JSON_TYPE = 'application/json'
const CONTENT_TYPE = {
  enveloped: JSON_TYPE,
  bare: JSON_TYPE,
  empty: undefined,
  text: 'text/plain',
  csv: 'text/csv',
} as const satisfies Record<Framing, string | undefined>
const REFUSED: JsonSchema = { [JSON_TYPE]: { schema: refTo('Refusal') } }

const NEEDS_CIPHER: readonly ErrorCode[] = ['request_body_required', 'encryption.invalid']

/** The declared codes, and those that follow from its callers and parameters. */
function codesOf(endpoint: Endpoint): Set<ErrorCode> {
  const { auth, body, query, encrypted, trialRefused, memberTypes } = endpoint
  const hasAmounts = moneyInputsIn(body).length + moneyInputsIn(query).length > 0
  return new Set<ErrorCode>([
    ...endpoint.errors,
    ...(auth === 'visitor' ? [] : SESSION_OVER_CODES),
    ...(auth === 'agent' || endpoint.permission ? (['permission.denied'] as const) : []),
    ...(trialRefused || memberTypes ? (['trial.not.allowed'] as const) : []),
    ...(encrypted ? NEEDS_CIPHER : []),
    ...(hasAmounts ? (['amount.decimals'] as const) : []),
  ])
}

function codesByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(endpoint)) {
    const status = endpoint.statuses[code] ?? ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}

const meaningOf = (codes: readonly ErrorCode[]) => codes.map((code) => `- \`${code}\`: ${ERROR_TEXT[code]}`).join('\n')
const named = (codes: readonly ErrorCode[]) => codes.map((code) => `\`${code}\``).join(', ')
const refusal = (codes: readonly ErrorCode[]): JsonSchema => ({ description: meaningOf(codes), content: REFUSED })

/** Codes any call may be refused with. */
const ANY_CALL = 'AnyCall'
const ANY_CALL_CODES: readonly ErrorCode[] = [...COMMON_ERROR_CODES, 'merchant.required', 'merchant.not.found']
/** Refusals many endpoints share, by name. */
const SHARED: Readonly<Record<string, readonly ErrorCode[]>> = {
  NotEncrypted: NEEDS_CIPHER,
  NoSession: SESSION_OVER_CODES,
  NotPermitted: ['permission.denied'],
  NotForThisMember: ['trial.not.allowed'],
}
const keyOf = (codes: readonly ErrorCode[]) => [...codes].sort().join()
const SHARED_NAME = new Map(Object.entries(SHARED).map(([name, codes]) => [keyOf(codes), name]))

function refusedWith(codes: readonly ErrorCode[]): JsonSchema {
  const name = SHARED_NAME.get(keyOf(codes))
  return name ? { $ref: `#/components/responses/${name}` } : refusal(codes)
}

function success(endpoint: Endpoint, value: JsonSchema): JsonSchema {
  if (endpoint.framing !== 'enveloped') return value
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true, description: MEANINGS.get('success') }, value },
  }
}

/** A rule's refusal also has status 200, always as JSON. */
function contentOf(endpoint: Endpoint, value: JsonSchema): JsonSchema {
  const type = CONTENT_TYPE[endpoint.framing]
  if (type === undefined) return REFUSED
  if (type !== JSON_TYPE) return { [type]: { schema: value }, ...REFUSED }
  return { [JSON_TYPE]: { schema: { anyOf: [success(endpoint, value), refTo('Refusal')] } } }
}

export function responsesOf(endpoint: Endpoint, value: JsonSchema): Record<string, JsonSchema> {
  const { 200: rules = [], ...others } = Object.fromEntries(codesByStatus(endpoint))
  const { framing } = endpoint
  return {
    200: {
      description: rules.length > 0 ? `Success, or refused: ${named(rules)}.` : 'Done.',
      content: contentOf(endpoint, value),
    },
    ...(framing === 'empty' ? { 204: { description: 'Success, without a body.' } } : {}),
    ...Object.fromEntries(Object.entries(others).map(([status, codes]) => [status, refusedWith(codes)])),
    default: { $ref: `#/components/responses/${ANY_CALL}` },
  }
}

export const sharedResponses = {
  ...Object.fromEntries(Object.entries(SHARED).map(([name, codes]) => [name, refusal(codes)])),
  [ANY_CALL]: {
    description: ANY_CALL_CODES.map((code) => `- ${ERROR_STATUS[code]} \`${code}\`: ${ERROR_TEXT[code]}`).join('\n'),
    content: REFUSED,
  },
}

export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  Refusal: {
    type: 'object',
    description: 'Why a call was refused. Act on `errorCode`; `message` is text for people, in the caller’s language.',
    required: ['success', 'errorCode', 'message', 'description'],
    properties: {
      success: { const: false, description: MEANINGS.get('success') },
      errorCode: refTo('ErrorCode'),
      message: { type: 'string', description: MEANINGS.get('message'), examples: [ERROR_TEXT['login.not.session']] },
      description: { description: 'The code again, for the oldest clients.', type: 'string' },
      value: { description: 'Details some codes add, e.g. the refused `fields` of `request.param.err`.' },
    },
  },
  ErrorCode: { type: 'string', enum: [...ERROR_CODES], description: meaningOf(ERROR_CODES) },
}
