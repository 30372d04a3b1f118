/** Downloads a report: the browser saves it, the page does not keep it. */
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { currentLanguage } from '#client/lib/i18n.ts'
import { LANGUAGE_WIRE_CODE } from '#client/lib/languages.ts'
import { merchantCode } from '#client/lib/merchant.ts'
import { currentSession, loseSession } from '#client/lib/session.ts'

/** The object URL can be revoked once the browser has taken the file. */
const LINK_LIVES_MS = 60_000
const FILE_NAME = /filename="([\w.-]+)"/

async function refusal(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined)
  const code =
    typeof answer === 'object' && answer !== null && 'errorCode' in answer ? String(answer.errorCode) : 'unknown.system.err'
  return new ApiError(code, { status: response.status })
}

/** Whose report it is; the default is the logged-in member. */
export interface Downloader {
  token: string | undefined
  /** Called when the session has ended. */
  onOver: (token: string, code: string) => void
}
const asMember = (): Downloader => ({ token: currentSession()?.token, onOver: loseSession })

export async function download(
  { path }: Endpoint,
  query: Record<string, string | undefined>,
  { token, onOver }: Downloader = asMember(),
): Promise<void> {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const response = await fetch(`${path}?${new URLSearchParams(pairs)}`, {
    headers: {
      Merchant: merchantCode(),
      Language: LANGUAGE_WIRE_CODE[currentLanguage()],
      ...(token && { Authorization: token }),
    },
  }).catch((cause: unknown) => {
    throw new ApiError('network.timeout', { cause })
  })
  // A refusal is JSON with any status.
  if (!response.ok || response.headers.get('Content-Type')?.includes('json')) {
    const error = await refusal(response)
    if (token && response.status === 401) onOver(token, error.code)
    throw error
  }
  // An interrupted download is a failure.
  const file = await response.blob().catch((cause: unknown) => {
    throw new ApiError('network.timeout', { cause })
  })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = FILE_NAME.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'palaro.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIVES_MS)
}
