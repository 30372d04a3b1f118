/** Binds a declared endpoint to the function that serves it. */
import type { Auth, Body, Endpoint, Query, Value } from '#contract/endpoint.ts'
import type { Language } from '#contract/wire.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { UploadedFile } from './multipart.ts'
import type { CsvAnswer } from './csv-answer.ts'
import { readyJson } from './ready-json.ts'
import type { Caller, ChatCaller, GameCaller, MemberCaller, OperatorCaller, VisitorCaller } from './caller.ts'

interface CallerByAuth {
  visitor: VisitorCaller | MemberCaller
  member: MemberCaller
  agent: MemberCaller
  operator: OperatorCaller
  game: GameCaller
  chat: ChatCaller
}

/** What a request is, beside its query and body. */
export interface RequestFacts {
  merchant: Merchant
  language: Language
  ip: string
  /** As the client names it; free text. */
  device: string
  /** As the browser sends it. */
  userAgent: string
  requestId: string
  /** Of a body that is signed; the endpoint checks it. */
  signature: string
  cookies: Readonly<Record<string, string | undefined>>
  /** The site's own address the client is at, e.g. `http://localhost:3000` (site-address.ts). */
  origin: string
}

/** Of the caller's browser, for the whole site; no script reads it. */
export type SetCookie = (name: string, value: string, maxAgeSeconds: number) => void

export interface Context<E extends Endpoint, A extends Auth = E['auth']> extends RequestFacts {
  caller: CallerByAuth[A]
  query: Query<E>
  body: Body<E>
  /** Of a multipart body, where the endpoint declares an upload; else none. */
  files: readonly UploadedFile[]
  setCookie: SetCookie
}

export interface Route {
  endpoint: Endpoint
  serve(
    context: RequestFacts & {
      caller: Caller
      query: unknown
      body: unknown
      files: readonly UploadedFile[]
      setCookie: SetCookie
    },
  ): unknown
}

type Served<E extends Endpoint> = Value<E> | (null extends Value<E> ? void : never)

export function handle<E extends Endpoint, A extends Auth>(
  endpoint: E & { auth: A },
  serve: (context: Context<E, A>) => Served<E> | Promise<Served<E>>,
): Route {
  return { endpoint, serve: serve as Route['serve'] }
}

/** The same for an enveloped value put together of parts that were encoded before, as JSON text (ready-json.ts). */
export const handleReady = <E extends Endpoint, A extends Auth>(
  endpoint: E & { auth: A },
  serve: (context: Context<E, A>) => Promise<string>,
): Route => ({ endpoint, serve: async (context) => readyJson(await serve(context as unknown as Context<E, A>)) })

/** The same for a file that is written while it is sent (csv-answer.ts). */
export const handleCsv = <E extends Endpoint, A extends Auth>(
  endpoint: E & { auth: A },
  serve: (context: Context<E, A>) => Promise<CsvAnswer>,
): Route => ({ endpoint, serve: serve as unknown as Route['serve'] })
