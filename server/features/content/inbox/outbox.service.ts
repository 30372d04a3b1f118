/** Writing to neighbours in the agent tree: up to the agent, down to direct downlines or the whole team (WIR-28). */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import {
  SUBJECT_MAX,
  type MailQuery,
  type OutboxBody,
  type ReplyBody,
  type TeamLimitRefusal,
} from '#contract/content/inbox/inbox.ts'
import { isAgentType } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Mailboxes } from '#server/letters/mailboxes.ts'
import { AppError } from '#server/platform/app-error.ts'
import { startOfBusinessDay, startOfNextBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { InboxRepository } from './inbox.repository.ts'
import type { Addressees, Letter, OutboxRepository, Sent } from './outbox.repository.ts'
import { presentOutbox } from './present-mail.ts'

interface Deps {
  outbox: OutboxRepository
  inbox: Pick<InboxRepository, 'findOwn'>
  mailboxes: Pick<Mailboxes, 'pushUnreadOf'>
  inTransaction: InTransaction
  clock: Clock
}

/** With more recipients than this, no page is notified at once: pages ask for the count again within half a minute anyway. */
const MAX_NOTIFIED = 500
const REPLY_MARK = 'Re: '

type MailMerchant = Pick<Merchant, 'settings' | 'timezone'>
type Types = Value<typeof inboxEndpoints.recipientTypes>

export function createOutboxService({ outbox, inbox, mailboxes, inTransaction, clock }: Deps) {
  async function availableTypes({ memberId, memberType }: MemberCaller): Promise<{ types: Types; agentId: number | null }> {
    const { agentId, hasDownline } = await outbox.neighbours(memberId)
    // Only agents can write to a downline, even if the tree has one below a player.
    const isAbove = isAgentType(memberType) && hasDownline
    return { types: { UPLINE: agentId !== null, DOWNLINE: isAbove, DIRECT: isAbove, TEAM: isAbove }, agentId }
  }

  /** Undefined if the member has no recipient of that kind, or names none. */
  async function addresseesOf(
    caller: MemberCaller,
    { recipientType, recipients = [] }: OutboxBody,
  ): Promise<Addressees | undefined> {
    const { types, agentId } = await availableTypes(caller)
    if (!types[recipientType]) return undefined
    if (recipientType === 'UPLINE') return agentId === null ? undefined : { kind: 'one', memberId: agentId }
    if (recipientType === 'DIRECT') return { kind: 'direct' }
    if (recipientType === 'TEAM') return { kind: 'team' }
    const usernames = [...new Set(recipients.map((name) => name.toLowerCase()))]
    return usernames.length === 0 ? undefined : { kind: 'named', usernames }
  }

  const letterOf = (
    { merchantId, memberId, username }: MemberCaller,
    text: Pick<Letter, 'recipientType' | 'subject' | 'content'>,
  ): Letter => ({ merchantId, senderId: memberId, senderName: username, ...text, sentAt: clock.now() })

  /** Messages to many have a daily limit, because each may mean thousands. */
  async function write(letter: Letter, to: Addressees, { settings, timezone }: MailMerchant): Promise<Sent | undefined> {
    if (to.kind === 'one' || to.kind === 'named') return outbox.send(letter, to, MAX_NOTIFIED)
    const limit = settings.mail.teamSendsPerDay
    const allowance = { limit, since: startOfBusinessDay(letter.sentAt, timezone) }
    const sent = await inTransaction((tx) => outbox.sendToMany(tx, letter, to, MAX_NOTIFIED, allowance))
    if (sent !== 'spent') return sent
    const nextAt = startOfNextBusinessDay(letter.sentAt, timezone).getTime()
    throw new AppError('mail.team.limit', { limit, nextAt } satisfies TeamLimitRefusal)
  }

  async function send(letter: Letter, to: Addressees, merchant: MailMerchant) {
    const sent = await write(letter, to, merchant)
    if (!sent) return undefined
    await mailboxes.pushUnreadOf(sent.told)
    return { outboxId: sent.outboxId, recipientCount: sent.recipientCount }
  }

  return {
    async page(memberId: number, query: MailQuery): Promise<Value<typeof inboxEndpoints.outbox>> {
      const { total, letters } = await outbox.page(memberId, query)
      return { content: letters.map(presentOutbox), pageNum: query.page, totalPages: Math.ceil(total / query.size) }
    },

    async remove(memberId: number, ids: readonly number[]) {
      return { deleted: await outbox.remove(memberId, ids, clock.now()) }
    },

    recipientTypes: async (caller: MemberCaller): Promise<Types> => (await availableTypes(caller)).types,

    async recipients(
      { memberId, memberType }: MemberCaller,
      { page, size, username = '' }: Query<typeof inboxEndpoints.recipients>,
    ) {
      if (!isAgentType(memberType)) return { list: [], total: 0, totalPages: 0, page }
      const { list, total } = await outbox.downlines(memberId, username, { skip: (page - 1) * size, take: size })
      return { list, total, totalPages: Math.ceil(total / size), page }
    },

    /**
     * Throws `mail.recipient.invalid` if the member may not write to one of them, `mail.team.limit` if today's limit for the
     * whole team is used up; then no one gets the message.
     */
    async submit(caller: MemberCaller, merchant: MailMerchant, body: OutboxBody) {
      const to = await addresseesOf(caller, body)
      const { recipientType, subject, content } = body
      const sent = to && (await send(letterOf(caller, { recipientType, subject, content }), to, merchant))
      if (!sent) throw new AppError('mail.recipient.invalid')
      return sent
    },

    /**
     * Replies to the sender. Throws `no.data` (not the member's own message), `mail.reply.refused` (from the site, or its sender
     * is gone).
     */
    async reply(caller: MemberCaller, merchant: MailMerchant, { inboxId, subject, content }: ReplyBody) {
      const message = await inbox.findOwn(caller.memberId, inboxId)
      if (!message) throw new AppError('no.data', { inboxId })
      if (!message.canReply || !message.outbox) throw new AppError('mail.reply.refused')
      const { agentId } = await outbox.neighbours(caller.memberId)
      const { senderId } = message.outbox
      const given = subject || (message.subject.startsWith(REPLY_MARK) ? message.subject : REPLY_MARK + message.subject)
      const text = {
        recipientType: senderId === agentId ? 'UPLINE' : 'DOWNLINE',
        subject: given.slice(0, SUBJECT_MAX),
        content,
      } as const
      const sent = await send(letterOf(caller, text), { kind: 'one', memberId: senderId }, merchant)
      if (!sent) throw new AppError('mail.reply.refused')
      return sent
    },
  }
}
export type OutboxService = ReturnType<typeof createOutboxService>
