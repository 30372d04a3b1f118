/** The one way to call the server: takes an endpoint's declaration, returns the parsed value, throws an `ApiError` on failure. */
import * as z from 'zod/mini'
import type { BodyInput, Endpoint, QueryInput, Value } from '#contract/endpoint.ts'
import { SESSION_OVER_CODES } from '#contract/errors.ts'
import { ApiError } from './api-error.ts'
import { takeEarly } from './early-answers.ts'
import { endpointUrl } from './endpoint-url.ts'
import { currentLanguage } from './i18n.ts'
import { LANGUAGE_WIRE_CODE } from './languages.ts'
import { merchantCode } from './merchant.ts'
import { openedAs } from './opened-as.ts'
import { currentSession, loseSession } from './session.ts'
import { REQUEST_TIMEOUT_MS } from './timings.ts'

/** Required only if the endpoint declares it; `unknown` is the schema of "takes nothing". */
type Part<Name extends string, Input> = unknown extends Input
  ? { [N in Name]?: never }
  : { [N in Name]: Input } | ({} extends Input ? { [N in Name]?: Input } : never)

export type CallOptions<E extends Endpoint> = Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    /** Replaces the session's token: a game session's token. */
    token?: string
    /** Sent as a form with the body's fields, if the endpoint takes an upload. */
    files?: readonly Blob[]
  }
type Arguments<E extends Endpoint> =
  {} extends CallOptions<E> ? [options?: CallOptions<E>, signal?: AbortSignal] : [options: CallOptions<E>, signal?: AbortSignal]

interface AnyOptions {
  query?: unknown
  body?: unknown
  token?: string
  files?: readonly Blob[]
}

const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  errorCode: z.nullish(z.string()),
  message: z.nullish(z.string()),
})

/** Refusals have an envelope even where the answer has none. */
const refusal = z.object({ success: z.literal(false), errorCode: z.string() })

export async function api<E extends Endpoint>(endpoint: E, ...call: Arguments<E>): Promise<Value<E>> {
  const [{ query, body, token: givenToken, files } = {}, signal] = call as [AnyOptions?, AbortSignal?]
  const token = givenToken ?? currentSession()?.token
  const sealed = endpoint.encrypted ? await sealWithKey(body ?? {}, signal) : undefined
  const url = endpointUrl(endpoint, query)
  const language = LANGUAGE_WIRE_CODE[currentLanguage()]
  const early = token || endpoint.method !== 'GET' ? undefined : takeEarly(url, merchantCode(), language)
  const request =
    early ??
    fetch(url, {
      method: endpoint.method,
      headers: {
        ...(!endpoint.merchantOptional && { Merchant: merchantCode() }),
        ...(token && { Authorization: token }),
        ...(endpoint.moduleId && { ModuleId: endpoint.moduleId }),
        Language: language,
        ...deviceHeader(),
        // For a form the browser sets it, with the boundary it chose.
        ...(!files && { 'Content-Type': 'application/json' }),
        ...sealed?.headers,
      },
      body: files ? formOf(files, body) : endpoint.method === 'GET' ? undefined : JSON.stringify(sealed?.body ?? body ?? {}),
      signal: withTimeout(signal),
    })
  const response = await request.catch(unanswered)
  const text = await response.text().catch(unanswered)
  if (endpoint.framing === 'text' && response.ok) return parseValue(endpoint, text)
  return read(endpoint, response, parseJson(text), givenToken ? undefined : token)
}

/** How the site was opened, if not in a browser (WIR-03). */
function deviceHeader(): { Device: string } | undefined {
  const device = openedAs()
  return device === 'H5' ? undefined : { Device: device }
}

function read<E extends Endpoint>(endpoint: E, response: Response, json: unknown, sessionToken: string | undefined): Value<E> {
  if (endpoint.framing === 'bare' && response.ok && !refusal.safeParse(json).success) return parseValue(endpoint, json)
  const answer = envelope.safeParse(json)
  if (!answer.success)
    throw new ApiError(response.ok ? 'answer.invalid' : 'unknown.system.err', { status: response.status, cause: answer.error })
  const { success, value, errorCode, message } = answer.data
  if (success && response.ok) return parseValue(endpoint, value ?? null)
  const code = errorCode ?? 'unknown.system.err'
  if (sessionToken && (response.status === 401 || (SESSION_OVER_CODES as readonly string[]).includes(code)))
    loseSession(sessionToken, code)
  throw new ApiError(code, { status: response.status, value, message: message ?? code })
}

function parseValue<E extends Endpoint>(endpoint: E, value: unknown): Value<E> {
  const parsed = endpoint.value.safeParse(value)
  if (!parsed.success)
    throw new ApiError('answer.invalid', { value, message: `${endpoint.path} broke its contract`, cause: parsed.error })
  return parsed.data as Value<E>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML page: the envelope check reports it.
    return undefined
  }
}

function formOf(files: readonly Blob[], fields: unknown): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  return form
}

const withTimeout = (signal?: AbortSignal) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** An aborted call rethrows the page's own abort; any other missing answer is `network.timeout`. */
function unanswered(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError('network.timeout', { cause: error })
}

type Seal = typeof import('./seal.ts').seal
let broughtSeal: Seal | undefined
/** Pages with an encrypted form load the cipher with their own code (use-cipher-ahead.ts). */
export const bringSeal = (seal: Seal): void => void (broughtSeal = seal)

/** If no page loaded it, the cipher is fetched with the first encrypted call. */
async function sealWithKey(body: unknown, signal?: AbortSignal) {
  const seal = broughtSeal ?? (await import('./seal.ts').catch(unanswered)).seal
  return seal(body, (key) => api(key, {}, signal))
}
