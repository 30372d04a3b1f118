export { CHAT_FLAG, useCanChat, useChatUnread, useSetChatUnread } from './chat.queries.ts'
export { useOpenChat } from './use-open-chat.ts'
