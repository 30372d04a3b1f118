/** Unsent messages of a conversation, kept in the tab so that a reload loses none. */
import * as z from 'zod/mini'
import { ApiError } from '#client/lib/api-error.ts'
import { keep, readStored } from '#client/lib/storage.ts'

/** A message the server does not have yet. */
export interface Pending {
  clientId: string
  text: string
  sentAt: number
  /** Undefined while it is being sent. */
  error?: unknown
}

/** One conversation at a time: opening another in this tab must not show the previous one's messages. */
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
    // A message being sent may or may not arrive; a retry under the same id does not duplicate it.
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
