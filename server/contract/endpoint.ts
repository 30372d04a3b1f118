/**
 * An endpoint, declared once. Routing, validation, authorisation, OpenAPI, the typed client call and the tests that walk all
 * endpoints read only these declarations.
 */
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './operator-roles.ts'
import type { MemberType } from './wire.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call. Other callers are refused with `login.not.session` (no session) or `permission.denied`. */
export type Auth = 'visitor' | 'member' | 'agent' | 'operator' | 'game' | 'chat'

/** Rate tier: how many calls a caller may make per minute (limits in `server/http/rate-limit.ts`). */
export type Tier = 'read' | 'write' | 'play' | 'vendor' | 'sensitive' | 'code'

/**
 * `enveloped`: {success,value}; `bare`: the value itself as JSON; `text`: a string body; `csv`: a file, row by row; `empty`: 204
 * without a body.
 */
export type Framing = 'enveloped' | 'bare' | 'text' | 'csv' | 'empty'

export interface Upload {
  readonly maxFiles: number
  readonly maxBytes: number
  /** Older clients send the file as base64 text in a field of the body. */
  readonly isTextToo?: boolean
}

export interface Endpoint<
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
  A extends Auth = Auth,
> {
  readonly method: Method
  /** Other methods real clients use for the same call. */
  readonly otherMethods: readonly Method[]
  readonly path: string
  /** Older absolute paths of the same call. */
  readonly aliases: readonly string[]
  /** Relay code, when the canonical path is `/wps/relay/<code>`. */
  readonly relay?: string
  /** Feature id a client sends in `ModuleId`; never enforced (WIR-02). */
  readonly moduleId?: string
  readonly auth: A
  /** The permission an operator needs; absent = any operator may call. */
  readonly permission?: Permission | undefined
  /** Trial members (type 4) are refused with `trial.not.allowed`. */
  readonly trialRefused: boolean
  /** Only members of these types may call; others are refused with `trial.not.allowed`. */
  readonly memberTypes?: readonly MemberType[] | undefined
  readonly tier: Tier
  /** The client encrypts the body (WIR-12). Without an `Encryption` header the server also accepts plain JSON. */
  readonly encrypted: boolean
  /** The call accepts files as `multipart/form-data`, up to this many and this size each. */
  readonly upload?: Upload | undefined
  /** The body is passed on as the raw text, because a signature covers it. */
  readonly isRawBody: boolean
  /** The content of a raw body once its signature is checked, for the description at `/docs`. */
  readonly signedBody?: z.ZodMiniType | undefined
  readonly framing: Framing
  /** The call works without a `Merchant` header. */
  readonly merchantOptional: boolean
  /** Not available in production. */
  readonly developmentOnly: boolean
  /** Seconds an answer may be cached for all callers of the same merchant and language; 0 = not cached. */
  readonly sharedFor: number
  /** Who shares a cached answer; `visitors` if a member's answer contains personal data. */
  readonly sharedWith: 'everyone' | 'visitors'
  readonly summary: string
  readonly query: Q
  readonly body: B
  readonly value: V
  readonly errors: readonly ErrorCode[]
  /** Statuses that differ from the catalogue for this endpoint only (wire quirks). */
  readonly statuses: Partial<Record<ErrorCode, number>>
  /** `value` of refusals without their own: some clients read a field of it unchecked. */
  readonly refusalValue?: object | undefined
}

/** A call by a game's own session, with any body and answer. */
export type GameEndpoint<Q extends z.ZodMiniType = z.ZodMiniType, B extends z.ZodMiniType = z.ZodMiniType> = Endpoint<
  Q,
  B,
  z.ZodMiniType,
  'game'
>

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
  signedBody?: z.ZodMiniType
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

/** The schema of a call without input: anything sent is ignored. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
const noValue = z.null()

const RELAY = '/wps/relay/'
const toPath = (pathOrCode: string) => (pathOrCode.startsWith('/') ? pathOrCode : RELAY + pathOrCode)

/* @__NO_SIDE_EFFECTS__ */ export function endpoint<
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
    signedBody: input.signedBody,
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

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'framing' in value && 'path' in value

/** The endpoints a contract file exports, without its schemas: `import * as gameEndpoints`. */
export const endpointsOf = <File extends object>(file: File) =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => isEndpoint(value))) as {
    [Name in keyof File as File[Name] extends Endpoint ? Name : never]: File[Name]
  }
