/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as announcementEndpoints from './announcement/announcement.ts'
import * as chatBackOfficeEndpoints from './chat/chat-back-office.ts'
import * as chatEndpoints from './chat/chat.ts'
import * as inboxUnreadEndpoints from './inbox/inbox-unread.ts'
import * as inboxEndpoints from './inbox/inbox.ts'
import * as olderAnnouncementEndpoints from './announcement/older-announcement.ts'
import * as promotionEndpoints from './promotion.ts'

export const contentArea = {
  announcement: { ...endpointsOf(announcementEndpoints), ...endpointsOf(olderAnnouncementEndpoints) },
  promotion: endpointsOf(promotionEndpoints),
  inbox: { ...endpointsOf(inboxUnreadEndpoints), ...endpointsOf(inboxEndpoints) },
  chat: { ...endpointsOf(chatEndpoints), ...endpointsOf(chatBackOfficeEndpoints) },
}
