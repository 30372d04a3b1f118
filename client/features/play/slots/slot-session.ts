/** Entering a slot: the provider exchanges a launch token for a session, which is kept for reloads; a member gets a new launch. */
import * as z from 'zod/mini'
import { LIST_LAUNCH } from '#contract/play/launch.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { gameOwner, isGameOver, launchGame } from '#client/features/play/game-frame/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { api } from '#client/lib/api.ts'
import { currentSession } from '#client/lib/session.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import type { SlotState } from './slot-state.ts'

export interface SlotEntry {
  token: string
  backUrl: string
  state: SlotState
}

const keptEntry = z.object({ owner: z.string(), token: z.string(), backUrl: z.string() })
const keyOf = (code: string) => `palaro.slot.${code}`
export function keptSlot(code: string) {
  try {
    const kept = keptEntry.safeParse(JSON.parse(readStored('sessionStorage', keyOf(code)) ?? 'null')).data
    return kept?.owner === gameOwner() ? kept : undefined
  } catch {
    // Damaged: as if the game had not been open.
    return undefined
  }
}

async function exchange(gameCode: string, launchToken: string): Promise<SlotEntry> {
  const { token, backUrl, ...state } = await api(slotEndpoints.open, { body: { launchToken, gameCode }, token: '' })
  keep('sessionStorage', keyOf(gameCode), JSON.stringify({ owner: gameOwner(), token, backUrl }))
  return { token, backUrl, state }
}

/** An ended session of the provider does not end the site’s session. */
const orUndefined = (error: unknown): undefined => {
  if (isGameOver(error)) return undefined
  throw error
}

/** Throws `login.not.session` if a guest has neither a launch token nor an open game. */
export async function enterSlot(code: string, launchToken: string | null): Promise<SlotEntry> {
  // A used token comes from the history: the session it opened may still exist.
  const opened = launchToken ? await exchange(code, launchToken).catch(orUndefined) : undefined
  if (opened) return opened
  const kept = keptSlot(code)
  const state = kept && (await api(slotEndpoints.slotState, { token: kept.token }).catch(orUndefined))
  if (kept && state) return { token: kept.token, backUrl: kept.backUrl, state }
  keep('sessionStorage', keyOf(code), null)
  if (!currentSession()) throw new ApiError('login.not.session')
  return exchange(code, await launchGame({ launchMode: LIST_LAUNCH, gameId: code }))
}
