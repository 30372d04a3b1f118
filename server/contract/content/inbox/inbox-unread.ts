/** The one mail endpoint the header of every page calls: in a file of its own, so that only the inbox loads the rest. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

export const unreadCount = endpoint({
  auth: 'member',
  trialRefused: true,
  summary: 'Number of unread inbox messages',
  method: 'GET',
  relay: 'EMFE_getInboxUnreadCount',
  aliases: ['CSP_unreadCount', '/wps/message/unreadCount'],
  moduleId: 'INBOX3',
  errors: ['function.not.available'],
  value: z.int(),
})
