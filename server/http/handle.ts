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

/** A request, besides its query and body. */
export interface RequestFacts {
  merchant: Merchant
  language: Language
  ip: string
  /** Free text from the client. */
  device: string
  /** As the browser sends it. */
  userAgent: string
  requestId: string
  /** Signature of a signed body; the endpoint checks it. */
  signature: string
  cookies: Readonly<Record<string, string | undefined>>
  /** The site's own origin as the client reached it, e.g. `http://localhost:3000` (site-address.ts). */
  origin: string
}

/** Sets a cookie for the whole site; scripts cannot read it. */
export type SetCookie = (name: string, value: string, maxAgeSeconds: number) => void

export interface Context<E extends Endpoint, A extends Auth = E['auth']> extends RequestFacts {
  caller: CallerByAuth[A]
  query: Query<E>
  body: Body<E>
  /** Files of a multipart body, if the endpoint declares an upload; otherwise empty. */
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

/** The same for an enveloped value made of parts that are already encoded as JSON text (ready-json.ts). */
export const handleReady = <E extends Endpoint, A extends Auth>(
  endpoint: E & { auth: A },
  serve: (context: Context<E, A>) => Promise<string>,
): Route => ({ endpoint, serve: async (context) => readyJson(await serve(context as unknown as Context<E, A>)) })

/** The same for a file that is written while it is sent (csv-answer.ts). */
export const handleCsv = <E extends Endpoint, A extends Auth>(
  endpoint: E & { auth: A },
  serve: (context: Context<E, A>) => Promise<CsvAnswer>,
): Route => ({ endpoint, serve: serve as unknown as Route['serve'] })
