/** The one mail endpoint the chrome of every page calls: apart from the rest, so that no page but the inbox loads that. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const inboxUnreadEndpoints = {
  unreadCount: endpoint({
    auth: 'member',
    trialRefused: true,
    summary: 'Unread inbox messages',
    method: 'GET',
    relay: 'EMFE_getInboxUnreadCount',
    aliases: ['CSP_unreadCount', '/wps/message/unreadCount'],
    moduleId: 'INBOX3',
    errors: ['function.not.available'],
    value: z.int(),
  }),
}
