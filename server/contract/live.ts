/** Live events pushed by socket.io: names and payloads. Clients parse them like any answer. */
import * as z from 'zod/mini'
import { chatMessage } from './content/chat/chat.ts'
import { kycState } from './identity/kyc/kyc-form.ts'
import { walletBalance } from './money/wallet.ts'
import { crashPhaseEvent, crashSeatsEvent, crashTickEvent } from './play/crash/crash.ts'

/** Path of the socket. */
export const LIVE_PATH = '/wps/live'

/** The handshake's `auth`: the token of a session, or the key of a chat page. */
export const liveHandshake = z.object({ token: z.string() })

export const liveEvents = {
  /** A new message, sent to the conversation page and the member's other screens. */
  'chat.message': chatMessage,
  /** Operators have read up to this message. */
  'chat.read': z.object({ houseReadId: z.int() }),
  'chat.unread': z.object({ unReadCount: z.int() }),
  /** An operator has decided about the identity check. */
  'kyc.changed': z.object({ status: kycState }),
  'inbox.unread': z.object({ unreadCount: z.int() }),
  /** The balance after a change outside the page's own calls, such as a deposit, a withdrawal or an adjustment. */
  'wallet.changed': walletBalance,
  /** To all pages of Crash: the shared round in its new phase, and again once its bets are settled. */
  'crash.phase': crashPhaseEvent,
  'crash.tick': crashTickEvent,
  /** To the pages of one site and kind of money: bets and cash-outs since the last event. */
  'crash.seats': crashSeatsEvent,
} as const
export type LiveEvent = keyof typeof liveEvents
export type LivePayload<E extends LiveEvent> = z.output<(typeof liveEvents)[E]>
