/**
 * An endpoint, declared once. Routing, validation, authorisation, OpenAPI, the typed client call and the
 * walk-all-endpoints tests read these declarations and nothing else.
 */
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './operator-roles.ts'
import type { MemberType } from './wire.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call. A wider caller is refused with `login.not.session` (no session) or `permission.denied`. */
export type Auth = 'visitor' | 'member' | 'agent' | 'operator' | 'game' | 'chat'

/** Rate tier: how many calls a caller may make a minute (limits in `server/http/rate-limit.ts`). */
export type Tier = 'read' | 'write' | 'play' | 'sensitive' | 'code'

/** `enveloped` {success,value}; `bare` the value itself as JSON; `text` a string body; `csv` a file, row by row; `empty` 204 and no body. */
export type Framing = 'enveloped' | 'bare' | 'text' | 'csv' | 'empty'

export interface Upload {
  readonly maxFiles: number
  readonly maxBytes: number
  /** Older clients send one as base64 text in a field of the body. */
  readonly isTextToo?: boolean
}

export interface Endpoint<
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
  A extends Auth = Auth,
> {
  readonly method: Method
  /** Further methods real clients use for the same call. */
  readonly otherMethods: readonly Method[]
  readonly path: string
  /** Older absolute paths of the same call. */
  readonly aliases: readonly string[]
  /** Relay code, when the canonical path is `/wps/relay/<code>`. */
  readonly relay?: string
  /** Feature id a client sends in `ModuleId`; never enforced (wire §5). */
  readonly moduleId?: string
  readonly auth: A
  /** What an operator must be allowed to do; every operator may what has none. */
  readonly permission?: Permission | undefined
  /** Trial members (type 4) are refused with `trial.not.allowed`. */
  readonly trialRefused: boolean
  /** Members of these types alone; others are refused with `trial.not.allowed`. */
  readonly memberTypes?: readonly MemberType[] | undefined
  readonly tier: Tier
  /** The client encrypts the body (wire §3). The server accepts plain JSON too where no `Encryption` header is sent. */
  readonly encrypted: boolean
  /** The call may bring files as `multipart/form-data`; at most so many, so many bytes each. */
  readonly upload?: Upload | undefined
  /** The body is handed on as the text it came as: a signature is over that. */
  readonly isRawBody: boolean
  readonly framing: Framing
  /** The call works without a `Merchant` header. */
  readonly merchantOptional: boolean
  /** Outside production only. */
  readonly developmentOnly: boolean
  /** Seconds the same answer may be served to every caller of a merchant and language; 0 = never shared. */
  readonly sharedFor: number
  /** Whose answers are the same: `visitors` where a member's holds something of its own. */
  readonly sharedWith: 'everyone' | 'visitors'
  readonly summary: string
  readonly query: Q
  readonly body: B
  readonly value: V
  readonly errors: readonly ErrorCode[]
  /** Statuses that differ from the catalogue's for this endpoint alone (wire quirks). */
  readonly statuses: Partial<Record<ErrorCode, number>>
  /** `value` of a refusal that has none of its own: some clients read a field of it unasked. */
  readonly refusalValue?: object | undefined
}

interface Input<Q extends z.ZodMiniType, B extends z.ZodMiniType, V extends z.ZodMiniType, A extends Auth> {
  method: Method | readonly [Method, ...Method[]]
  path?: string
  relay?: string
  /** Absolute paths, or relay codes (anything without a leading slash). */
  aliases?: readonly string[]
  moduleId?: string
  auth?: A
  permission?: Permission
  trialRefused?: boolean
  memberTypes?: readonly MemberType[]
  tier?: Tier
  encrypted?: boolean
  upload?: Upload
  isRawBody?: boolean
  framing?: Framing
  merchantOptional?: boolean
  developmentOnly?: boolean
  sharedFor?: number
  sharedWith?: 'everyone' | 'visitors'
  summary: string
  query?: Q
  body?: B
  value?: V
  errors?: readonly ErrorCode[]
  statuses?: Partial<Record<ErrorCode, number>>
  refusalValue?: object
}

/** The schema of a call that takes nothing: whatever is sent is ignored. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
const noValue = z.null()

const RELAY = '/wps/relay/'
const toPath = (pathOrCode: string) => (pathOrCode.startsWith('/') ? pathOrCode : RELAY + pathOrCode)

export function endpoint<
  Q extends z.ZodMiniType = typeof nothing,
  B extends z.ZodMiniType = typeof nothing,
  V extends z.ZodMiniType = typeof noValue,
  A extends Auth = 'visitor',
>(input: Input<Q, B, V, A>): Endpoint<Q, B, V, A> {
  const methods = typeof input.method === 'string' ? [input.method] : input.method
  const [method, ...otherMethods] = methods as [Method, ...Method[]]
  const canonical = input.path ?? input.relay
  if (!canonical) throw new Error(`endpoint "${input.summary}" has neither path nor relay code`)
  return {
    method,
    otherMethods,
    path: toPath(canonical),
    aliases: [...(input.aliases ?? []), ...(input.path && input.relay ? [input.relay] : [])].map(toPath),
    relay: input.relay,
    moduleId: input.moduleId,
    auth: input.auth ?? ('visitor' as A),
    permission: input.permission,
    trialRefused: input.trialRefused ?? false,
    memberTypes: input.memberTypes,
    tier: input.tier ?? (method === 'GET' ? 'read' : 'write'),
    encrypted: input.encrypted ?? false,
    upload: input.upload,
    isRawBody: input.isRawBody ?? false,
    framing: input.framing ?? 'enveloped',
    merchantOptional: input.merchantOptional ?? false,
    developmentOnly: input.developmentOnly ?? false,
    sharedFor: input.sharedFor ?? 0,
    sharedWith: input.sharedWith ?? 'everyone',
    summary: input.summary,
    query: input.query ?? (nothing as unknown as Q),
    body: input.body ?? (nothing as unknown as B),
    value: input.value ?? (noValue as unknown as V),
    errors: input.errors ?? [],
    statuses: input.statuses ?? {},
    refusalValue: input.refusalValue,
  }
}

/** What a service receives for an endpoint's query, after parsing. */
export type Query<E extends Endpoint> = z.output<E['query']>
/** What a service receives for an endpoint's body, after parsing. */
export type Body<E extends Endpoint> = z.output<E['body']>
/** What a service returns, and what the client gets after parsing. */
export type Value<E extends Endpoint> = z.output<E['value']>

/** What a caller passes for the query and the body, before parsing (plain JSON values). */
export type QueryInput<E extends Endpoint> = z.input<E['query']>
export type BodyInput<E extends Endpoint> = z.input<E['body']>

/** Every path an endpoint answers on, the canonical one first. */
export const pathsOf = (e: Endpoint): readonly string[] => [e.path, ...e.aliases]
export const methodsOf = (e: Endpoint): readonly Method[] => [e.method, ...e.otherMethods]
