/** The member's inbox: its unread count (wire §4.5). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const inboxEndpoints = {
  unreadCount: endpoint({
    summary: 'Unread inbox messages',
    method: 'GET',
    relay: 'EMFE_getInboxUnreadCount',
    aliases: ['CSP_unreadCount', '/wps/message/unreadCount'],
    moduleId: 'INBOX3',
    auth: 'member',
    trialRefused: true,
    value: z.int(),
  }),
}
