/** What the server tells without being asked, by socket.io: event names and what they carry. Clients parse it like any answer. */
import * as z from 'zod/mini'
import { chatMessage } from './chat.ts'
import { kycState } from './kyc-form.ts'
import { walletBalance } from './wallet.ts'

/** Where the socket listens. */
export const LIVE_PATH = '/wps/live'

/** The handshake's `auth`: a session's token, or a chat page's key. */
export const liveHandshake = z.object({ token: z.string() })

export const liveEvents = {
  /** A line of the conversation, to its page and to the member's other screens. */
  'chat.message': chatMessage,
  /** The house has read up to this message. */
  'chat.read': z.object({ houseReadId: z.int() }),
  'chat.unread': z.object({ unReadCount: z.int() }),
  /** The house has decided about the identity check. */
  'kyc.changed': z.object({ status: kycState }),
  'inbox.unread': z.object({ unreadCount: z.int() }),
  /** The balance after a deposit, a withdrawal, an adjustment: whatever moved it outside the page's own calls. */
  'wallet.changed': walletBalance,
} as const
export type LiveEvent = keyof typeof liveEvents
export type LivePayload<E extends LiveEvent> = z.output<(typeof liveEvents)[E]>
