/** Lines of a conversation that were said and not heard, kept for as long as the tab: a reload loses none of them. */
import * as z from 'zod/mini'
import { ApiError } from '#client/lib/api-error.ts'
import { keep, readStored } from '#client/lib/storage.ts'

/** What the member has said and the server has not yet. */
export interface Pending {
  clientId: string
  text: string
  sentAt: number
  /** Undefined while it is on its way. */
  error?: unknown
}

/** One conversation at a time: whoever opens another one in this tab does not find the lines of the one before. */
const KEY = 'palaro.chat.unsent'
const keptLines = z.object({
  token: z.string(),
  lines: z.array(z.object({ clientId: z.string(), text: z.string(), sentAt: z.number(), code: z.string() })),
})

export function keepUnsent(token: string, pending: readonly Pending[]): void {
  const lines = pending.map(({ clientId, text, sentAt, error }) => ({
    clientId,
    text,
    sentAt,
    // Of one that is on its way nobody knows whether it arrives: sent again under its id it is the same line.
    code: error === undefined ? 'network.timeout' : error instanceof ApiError ? error.code : 'unknown.system.err',
  }))
  keep('sessionStorage', KEY, lines.length ? JSON.stringify({ token, lines }) : null)
}

export function unsentLines(token: string): Pending[] {
  const kept = keptLines.safeParse(parse(readStored('sessionStorage', KEY)))
  if (!kept.success || kept.data.token !== token) return []
  return kept.data.lines.map(({ code, ...line }) => ({ ...line, error: new ApiError(code) }))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Written by another version of the site.
    return undefined
  }
}
