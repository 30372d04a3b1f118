/** Live chat: the member's side by the key of a page, the operators' side for answers (WIR-29, SCR-22). */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as chatEndpoints from '#contract/content/chat/chat.ts'
import { CHAT_AUTHORS, CHAT_PAGE_SIZE, CHAT_TEXT_MAX, type ChatMessage } from '#contract/content/chat/chat.ts'
import { language as languageSchema, type Language } from '#contract/wire.ts'
import type { Member, MemberService } from '#server/features/identity/member/member.service.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import type { ChatCaller, MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Live } from '#server/platform/live.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { autoAnswer, isQuiet } from './auto-answer.ts'
import { chatUrl } from './chat-page.ts'
import type { ChatRepository, StoredChatMessage } from './chat.repository.ts'

interface Deps {
  chat: ChatRepository
  members: Pick<MemberService, 'findById'>
  sessions: Pick<SessionStore, 'openChat'>
  live: Pick<Live, 'push'>
  inTransaction: InTransaction
  clock: Clock
}

export const CHAT_FLAG = 'CBS3'
const CONTACTS_PAGE = '/m/message'
const MAX_OPEN = 200
/** The only support channel of a site of our own. */
const BACK_OFFICE_ID = 1

const isOn = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[CHAT_FLAG] ?? false

export const presentMessage = ({ id, author, authorName, text, sentAt, clientId }: StoredChatMessage): ChatMessage => ({
  id,
  author: CHAT_AUTHORS.find((known) => known === author) ?? 'HOUSE',
  authorName,
  text,
  sentAt: sentAt.getTime(),
  clientId,
})

export function createChatService({ chat, members, sessions, live, inTransaction, clock }: Deps) {
  async function memberOf({ memberId }: { memberId: number }): Promise<Member> {
    const member = await members.findById(memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return member
  }
  const languageOf = (member: Member, fallback: Language): Language => languageSchema.safeParse(member.language).data ?? fallback

  async function pushUnread(memberId: number): Promise<number> {
    const unReadCount = await chat.countUnread(memberId)
    live.push(memberId, 'chat.unread', { unReadCount })
    return unReadCount
  }

  return {
    /** Throws `function.not.available` if the site has no chat. */
    async launch(
      caller: MemberCaller,
      { merchant, origin, language }: Pick<RequestFacts, 'merchant' | 'origin' | 'language'>,
      query: Query<typeof chatEndpoints.launch>,
    ) {
      checkFlag(merchant, CHAT_FLAG)
      return { chatUrl: chatUrl(origin, sessions.openChat(caller), language, query) }
    },

    /** The contact page if the site has no chat. */
    depositLink: (
      caller: MemberCaller,
      { merchant, origin, language }: Pick<RequestFacts, 'merchant' | 'origin' | 'language'>,
    ) => ({
      redirectUrl: isOn(merchant)
        ? chatUrl(origin, sessions.openChat(caller), language, {})
        : new URL(CONTACTS_PAGE, origin).href,
    }),

    /** Throws `function.not.available` if the site has no chat. */
    authKey(caller: MemberCaller, merchant: Merchant): string {
      checkFlag(merchant, CHAT_FLAG)
      return sessions.openChat(caller)
    },

    unreadCount: async (memberId: number) => ({ unReadCount: await chat.countUnread(memberId) }),

    permission: (merchant: Merchant) => ({ chat: isOn(merchant) }),

    /** The support channel, if the site has one. It never streams. */
    models(merchant: Merchant, { streaming }: Query<typeof chatEndpoints.models>): Value<typeof chatEndpoints.models> {
      if (!isOn(merchant) || streaming === '1' || streaming === 'true') return []
      return [{ modelId: BACK_OFFICE_ID, modelName: merchant.name, avatar: '', active: true, streaming: false }]
    },

    async conversation(
      { memberId }: ChatCaller,
      merchant: Merchant,
      { before, after }: Query<typeof chatEndpoints.conversation>,
    ): Promise<Value<typeof chatEndpoints.conversation>> {
      const [member, conversation] = await Promise.all([memberOf({ memberId }), chat.find(memberId)])
      const names = { siteName: merchant.name, memberName: member.nickname }
      if (!conversation) return { ...names, messages: [], hasOlder: false, houseReadId: 0, unReadCount: 0 }
      const [{ messages, hasMore }, unReadCount] = await Promise.all([
        chat.messages(conversation.id, { before, after }, CHAT_PAGE_SIZE),
        chat.countUnread(memberId),
      ])
      return {
        ...names,
        messages: messages.map(presentMessage),
        // A caller asking for messages after one already has that older one.
        hasOlder: after === undefined ? hasMore : true,
        houseReadId: conversation.houseReadId,
        unReadCount,
      }
    },

    /** The first message after a long silence gets the automatic answer. Throws `function.not.available`. */
    async send({ memberId, merchantId }: ChatCaller, merchant: Merchant, { text, clientId }: Body<typeof chatEndpoints.send>) {
      checkFlag(merchant, CHAT_FLAG)
      const member = await memberOf({ memberId })
      const now = clock.now()
      const auto = {
        author: 'AUTO',
        authorName: merchant.name,
        text: autoAnswer(languageOf(member, merchant.defaultLanguage), member.nickname, merchant.name),
      } as const
      const line = { author: 'MEMBER', authorName: member.nickname, text, clientId } as const
      const reply = (lastMessageAt: Date | null) => (isQuiet(lastMessageAt, now) ? auto : undefined)
      const { said, replied, isNew } = await inTransaction((tx) => chat.say(tx, { memberId, merchantId }, line, reply, now))
      if (isNew) live.push(memberId, 'chat.message', presentMessage(said))
      if (replied) {
        live.push(memberId, 'chat.message', presentMessage(replied))
        await pushUnread(memberId)
      }
      return presentMessage(said)
    },

    async markRead({ memberId }: ChatCaller, upTo: number) {
      await chat.markRead(memberId, upTo)
      return { unReadCount: await pushUnread(memberId) }
    },

    /** An operator answers a member; earlier messages count as read. Throws `request.param.err`, `user.or.token.invalid`. */
    async answer(memberId: number, agentName: string, given: string): Promise<ChatMessage> {
      const text = given.trim()
      if (text === '' || text.length > CHAT_TEXT_MAX) {
        throw new AppError('request.param.err', {
          fields: [{ path: 'text', message: `must be 1 to ${CHAT_TEXT_MAX} characters` }],
        })
      }
      const { merchantId } = await memberOf({ memberId })
      const line = { author: 'HOUSE', authorName: agentName, text } as const
      const said = await inTransaction((tx) => chat.answer(tx, { memberId, merchantId }, line, clock.now()))
      const message = presentMessage(said)
      live.push(memberId, 'chat.read', { houseReadId: said.id })
      live.push(memberId, 'chat.message', message)
      await pushUnread(memberId)
      return message
    },

    /** For operators: unanswered ones first. */
    conversations: (merchantId: number) => chat.open(merchantId, MAX_OPEN),
  }
}
export type ChatService = ReturnType<typeof createChatService>
