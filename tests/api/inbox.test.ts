import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import type { OutboxBody } from '#contract/content/inbox/inbox.ts'
import * as inboxUnreadEndpoints from '#contract/content/inbox/inbox-unread.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const { app, as, given, http, container, clock } = startApi()
const { unreadCount } = inboxUnreadEndpoints
const { inbox, outbox, markRead, deleteInbox, deleteOutbox, submit, reply, recipientTypes, recipients, clicked, pushed } =
  inboxEndpoints
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Member = Awaited<ReturnType<typeof given.member>>
const subjectsOf = (body: { value: { content: { subject: string }[] } }) => body.value.content.map(({ subject }) => subject)
const letter = (details: Partial<OutboxBody> = {}): OutboxBody => ({
  recipientType: 'UPLINE',
  subject: 'Hello',
  content: 'A question',
  ...details,
})
const mailOf = async (member: Member) => (await as(member).call(inbox).expect(success)).body.value.content
const counts = async () => {
  const { inboxMessage, outboxMessage } = container().database.prisma
  return [await inboxMessage.count(), await outboxMessage.count()]
}

/** An agent with two direct downlines, one of them an agent with a member of its own. */
async function family() {
  const agent = await given.member({ type: 1 })
  const [sub, member] = [await given.member({ type: 2, parent: agent }), await given.member({ parent: agent })]
  const deep = await given.member({ parent: sub })
  return { agent, sub, member, deep }
}

describe('the unread count', () => {
  it('counts the member’s own messages that are neither read nor deleted', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const [deleted] = [
      await given.inboxMessage({ member }),
      await given.inboxMessage({ member }),
      await given.inboxMessage({ member }),
    ]
    await given.inboxMessage({ member, isRead: true })
    await given.inboxMessage({ member: stranger })
    await container().database.prisma.inboxMessage.update({ where: { id: deleted.id }, data: { deletedAt: clock.now() } })

    const { body } = await as(member).call(unreadCount).expect(success)
    expect(body.value).toBe(2)
  })

  it.each(unreadCount.aliases)('WIR-28: is served to older clients at %s', async (path) => {
    const member = await given.member()
    const { body } = await http().get(path).set({ Merchant: member.merchantCode, Authorization: member.token }).expect(success)
    expect(body.value).toBe(0)
  })

  it('refuses a visitor and a trial member', async () => {
    expect(await as().call(unreadCount)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
    const guest = await given.member({ type: 4 })
    expect(await as(guest).call(unreadCount)).toMatchObject({ status: 403, body: { errorCode: 'trial.not.allowed' } })
  })
})

describe('the inbox', () => {
  it('pages the member’s own messages, newest first or oldest first, within a range of time', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const now = clock.now().getTime()
    for (const days of [1, 2, 3])
      await given.inboxMessage({ member, subject: `${days} days old`, sentAt: new Date(now - days * DAY_MS) })
    await given.inboxMessage({ member: stranger })

    const newest = await as(member).call(inbox, { page: 1, size: 2 }).expect(success)
    expect(newest.body.value).toMatchObject({ pageNum: 1, totalPages: 2 })
    expect(subjectsOf(newest.body)).toEqual(['1 days old', '2 days old'])
    const oldest = await as(member).call(inbox, { page: 2, size: 2, sort: 'sendTime:asc' }).expect(success)
    expect(subjectsOf(oldest.body)).toEqual(['1 days old'])
    const range = { startTime: now - 2.5 * DAY_MS, endTime: now - 1.5 * DAY_MS }
    expect(subjectsOf((await as(member).call(inbox, range).expect(success)).body)).toEqual(['2 days old'])
  })

  it('WIR-28: contains what a message gave, as JSON text', async () => {
    const member = await given.member()
    await given.inboxMessage({ member, metadata: { promoType: 'BONUS', bonus: 500 }, isRead: true })
    const [message] = await mailOf(member)
    expect(message).toMatchObject({ read: true, canReply: false, recordSource: 'SYSTEM' })
    expect(JSON.parse(message.metadata)).toEqual({ promoType: 'BONUS', bonus: 500 })
  })

  it.each([
    { name: 'one id', body: (id: number) => ({ id }) },
    { name: 'a list', body: (id: number) => ({ ids: [id] }) },
    { name: 'ids by comma', body: (id: number) => ({ messageIds: `${id}` }) },
  ])('WIR-28: marks read by $name, once', async ({ body }) => {
    const member = await given.member()
    const { id } = await given.inboxMessage({ member })
    expect((await as(member).call(markRead, body(id)).expect(success)).body.value).toEqual({ updated: 1 })
    expect((await as(member).call(markRead, body(id)).expect(success)).body.value).toEqual({ updated: 0 })
    expect((await as(member).call(unreadCount)).body.value).toBe(0)
  })

  it('accepts a form from older clients', async () => {
    const member = await given.member()
    const [one, other] = [await given.inboxMessage({ member }), await given.inboxMessage({ member })]
    const headers = { Merchant: member.merchantCode, Authorization: member.token }
    const { body } = await http().post('/wps/message/read').set(headers).type('form').send(`messageIds=${one.id},${other.id}`)
    expect(body.value).toEqual({ updated: 2 })
  })

  it('WIR-28: deletes several, named once or by a repeated parameter, and skips those of others', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const [one, two, three] = [
      await given.inboxMessage({ member }),
      await given.inboxMessage({ member }),
      await given.inboxMessage({ member }),
    ]
    const foreign = await given.inboxMessage({ member: stranger })
    const remove = (search: string) => as(member).call(deleteInbox).query(search)
    const first = await remove(`inboxIds=${one.id}&inboxIds=${two.id}&inboxIds=${foreign.id}&recordSource=SYSTEM`).expect(success)
    expect(first.body.value).toEqual({ deleted: 2 })
    expect((await remove(`messageIds=${three.id},${one.id}`).expect(success)).body.value).toEqual({ deleted: 1 })
    expect(await mailOf(member)).toEqual([])
    expect(await mailOf(stranger)).toHaveLength(1)
  })

  it('treats a used link as read', async () => {
    const member = await given.member()
    const { id } = await given.inboxMessage({ member })
    await as(member).call(pushed, { websocketDeliveryId: id, eventType: 'SHOW' }).expect(success)
    expect(await mailOf(member)).toMatchObject([{ read: false }])
    await as(member).call(clicked, { inboxDeliveryId: id }).expect(success)
    expect(await mailOf(member)).toMatchObject([{ read: true }])
  })

  it.each([markRead, deleteInbox, deleteOutbox])('needs message ids: $summary', async (endpoint) => {
    const response = await as(await given.member()).call(endpoint, {})
    expect(response).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
  })
})

describe('writing', () => {
  it('reaches one’s own agent', async () => {
    const { agent, member, sub } = await family()
    const { body } = await as(member).call(submit, letter()).expect(success)
    expect(body.value).toMatchObject({ recipientCount: 1 })
    expect(await mailOf(agent)).toMatchObject([
      {
        recordSource: 'MEMBER',
        senderName: member.username,
        subject: 'Hello',
        content: 'A question',
        read: false,
        canReply: true,
      },
    ])
    expect(await mailOf(sub)).toEqual([])
  })

  it('reaches named direct downlines, all of them, or the whole downline', async () => {
    const { agent, sub, member, deep } = await family()
    await given.member({ parent: agent, status: 'CLOSED' })
    await given.member({ parent: agent, type: 4 })
    const counted = async (details: Partial<OutboxBody>) =>
      (await as(agent).call(submit, letter(details)).expect(success)).body.value.recipientCount
    const names = [member.username.toUpperCase(), member.username]
    expect(await counted({ recipientType: 'DOWNLINE', recipients: names, subject: 'Named' })).toBe(1)
    expect(await counted({ recipientType: 'DIRECT', subject: 'Direct' })).toBe(2)
    expect(await counted({ recipientType: 'TEAM', subject: 'Team' })).toBe(3)
    const got = async (who: Member) => (await mailOf(who)).map(({ subject }: { subject: string }) => subject)
    expect(await got(member)).toEqual(['Team', 'Direct', 'Named'])
    expect(await got(sub)).toEqual(['Team', 'Direct'])
    expect(await got(deep)).toEqual(['Team'])
    // Only direct uplines and downlines can reply to each other.
    expect(await mailOf(deep)).toMatchObject([{ canReply: false }])
    expect((await mailOf(sub))[0]).toMatchObject({ canReply: true })
  })

  it('reaches a team of thousands with one statement', async () => {
    const agent = await given.member({ type: 1 })
    const { pool } = container().database
    await pool.query(
      `WITH made AS (
         INSERT INTO member (merchant_id, username, nickname, password_hash, type, parent_id)
         SELECT $1, 'crowd' || n, 'crowd' || n, 'x', 0, $2 FROM generate_series(1, 5000) n RETURNING id
       ) INSERT INTO member_tree (ancestor_id, descendant_id, depth) SELECT $2, id, 1 FROM made`,
      [agent.merchantId, agent.id],
    )
    const { body } = await as(agent)
      .call(submit, letter({ recipientType: 'TEAM' }))
      .expect(success)
    expect(body.value.recipientCount).toBe(5_000)
  })

  it('shows the sender what was sent, to whom, and how many read it', async () => {
    const { agent, sub, member } = await family()
    await as(agent)
      .call(submit, letter({ recipientType: 'DIRECT', subject: 'To you' }))
      .expect(success)
    await as(agent)
      .call(submit, letter({ recipientType: 'TEAM', subject: 'To all' }))
      .expect(success)
    const direct = (await mailOf(sub)).find(({ subject }: { subject: string }) => subject === 'To you')
    await as(sub).call(markRead, { id: direct.inboxId }).expect(success)

    const { body } = await as(agent).call(outbox).expect(success)
    expect(body.value).toMatchObject({
      totalPages: 1,
      content: [
        { subject: 'To all', recipientType: 'TEAM', recipients: [], recipientCount: 3, readCount: 0 },
        { subject: 'To you', recipientType: 'DIRECT', recipientCount: 2, readCount: 1 },
      ],
    })
    expect(body.value.content[1].recipients).toEqual([sub.username, member.username].sort())

    const { outboxId } = body.value.content[1]
    expect((await as(sub).call(deleteOutbox).query({ outboxIds: outboxId })).body.value).toEqual({ deleted: 0 })
    expect((await as(agent).call(deleteOutbox).query({ outboxIds: outboxId })).body.value).toEqual({ deleted: 1 })
    expect(subjectsOf((await as(agent).call(outbox)).body)).toEqual(['To all'])
    expect(await mailOf(sub)).toHaveLength(2)
  })

  it('makes a member’s hostile HTML harmless, and keeps line breaks', async () => {
    const { agent, member } = await family()
    const hostile = letter({ subject: '<img src=x onerror=alert(1)>', content: 'Line <script>alert(1)</script>\nand "more"' })
    await as(member).call(submit, hostile).expect(success)
    expect(await mailOf(agent)).toMatchObject([
      {
        subject: '&lt;img src=x onerror=alert(1)&gt;',
        content: 'Line &lt;script&gt;alert(1)&lt;/script&gt;<br>and &quot;more&quot;',
      },
    ])
  })

  it.each([
    { name: 'no one is named', body: { recipientType: 'DOWNLINE' } as const, who: 'agent' as const },
    { name: 'a deeper one is named', body: 'deep' as const, who: 'agent' as const },
    { name: 'a stranger is named', body: 'stranger' as const, who: 'agent' as const },
    { name: 'a member who is not an agent writes down', body: { recipientType: 'TEAM' } as const, who: 'member' as const },
    { name: 'a member without an agent writes up', body: {}, who: 'agent' as const },
    { name: 'an agent without downlines writes down', body: { recipientType: 'DIRECT' } as const, who: 'lonely' as const },
  ])('refuses the whole message if $name', async ({ body, who }) => {
    const people = { ...(await family()), stranger: await given.member(), lonely: await given.member({ type: 1 }) }
    const before = await counts()
    const named = typeof body === 'string' ? [people.member.username, people[body].username] : undefined
    const details = named ? { recipientType: 'DOWNLINE' as const, recipients: named } : (body as Partial<OutboxBody>)
    const response = await as(people[who]).call(submit, letter(details))
    expect(response).toMatchObject({ status: 200, body: { errorCode: 'mail.recipient.invalid' } })
    expect(await counts()).toEqual(before)
  })

  it('reaches no one below a former agent', async () => {
    const former = await given.member()
    await given.member({ parent: former })
    expect((await as(former).call(recipientTypes).expect(success)).body.value).toMatchObject({ DIRECT: false, TEAM: false })
    expect((await as(former).call(submit, letter({ recipientType: 'DIRECT' }))).body.errorCode).toBe('mail.recipient.invalid')
    expect((await as(former).call(recipients).expect(success)).body.value).toMatchObject({ list: [], total: 0 })
  })
})

describe('messages to many', () => {
  afterEach(() => clock.reset())
  const toTeam = (details: Partial<OutboxBody> = {}) => letter({ recipientType: 'TEAM', ...details })
  /** An agent of a merchant on Manila time, with one member below. */
  async function shop(teamSendsPerDay?: number) {
    const merchant = await given.merchant({
      timezone: 'Asia/Manila',
      settings: teamSendsPerDay ? { mail: { teamSendsPerDay } } : {},
    })
    const agent = await given.member({ merchant, type: 1 })
    return { merchant, agent, member: await given.member({ merchant, parent: agent }) }
  }

  it('have a daily limit, also counting deleted ones, which resets with the merchant’s next day', async () => {
    // A minute before midnight in Manila, which is 16:00 UTC.
    const midnight = Math.ceil((clock.now().getTime() - 16 * HOUR_MS) / DAY_MS) * DAY_MS + 16 * HOUR_MS
    clock.shift(midnight - 60_000 - clock.now().getTime())
    const { agent, member } = await shop(2)
    const first = await as(agent).call(submit, toTeam()).expect(success)
    await as(agent).call(deleteOutbox).query({ outboxIds: first.body.value.outboxId }).expect(success)
    await as(agent)
      .call(submit, toTeam({ recipientType: 'DIRECT' }))
      .expect(success)
    const refused = { errorCode: 'mail.team.limit', value: { limit: 2, nextAt: midnight } }
    expect(await as(agent).call(submit, toTeam())).toMatchObject({ status: 200, body: refused })
    expect(await mailOf(member)).toHaveLength(2)

    clock.shift(60_000)
    await as(agent).call(submit, toTeam()).expect(success)
  })

  it('are counted in sequence when they are sent at once', async () => {
    const { agent, member } = await shop(1)
    const answers = await Promise.all([1, 2, 3].map(() => as(agent).call(submit, toTeam())))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(await mailOf(member)).toHaveLength(1)
  })

  it('do not count named messages, or another agent’s', async () => {
    const { merchant, agent, member } = await shop(1)
    const other = await given.member({ merchant, type: 1 })
    await given.member({ merchant, parent: other })
    await as(agent).call(submit, toTeam()).expect(success)
    await as(agent)
      .call(submit, letter({ recipientType: 'DOWNLINE', recipients: [member.username] }))
      .expect(success)
    const [got] = await mailOf(member)
    await as(member).call(reply, { inboxId: got.inboxId, content: 'Yes' }).expect(success)
    await as(other).call(submit, toTeam()).expect(success)
  })

  it('are limited to twenty a day by default', async () => {
    const { agent, member } = await shop()
    const now = clock.now()
    const sent = {
      merchantId: agent.merchantId,
      senderId: agent.id,
      recipientType: 'TEAM',
      recipientCount: 1,
      subject: 's',
      content: 'c',
    }
    const { outboxMessage } = container().database.prisma
    await outboxMessage.createMany({ data: Array.from({ length: 19 }, () => ({ ...sent, sentAt: now })) })
    await as(agent).call(submit, toTeam()).expect(success)
    expect((await as(agent).call(submit, toTeam())).body).toMatchObject({ errorCode: 'mail.team.limit', value: { limit: 20 } })
    expect(await mailOf(member)).toHaveLength(1)
  })
})

describe('replying', () => {
  it('goes to the sender, under the original subject', async () => {
    const { agent, member } = await family()
    await as(agent)
      .call(submit, letter({ recipientType: 'DIRECT', subject: 'Meeting' }))
      .expect(success)
    const [got] = await mailOf(member)
    await as(member).call(reply, { inboxId: got.inboxId, content: 'I will come' }).expect(success)
    const [answered] = await mailOf(agent)
    expect(answered).toMatchObject({
      subject: 'Re: Meeting',
      content: 'I will come',
      senderName: member.username,
      canReply: true,
    })
    await as(agent).call(reply, { inboxId: answered.inboxId, content: 'Good', recordSource: 'MEMBER' }).expect(success)
    expect((await mailOf(member))[0]).toMatchObject({ subject: 'Re: Meeting', content: 'Good' })
    expect((await as(agent).call(outbox)).body.value.content[0]).toMatchObject({ recipientType: 'DOWNLINE', recipientCount: 1 })
    expect((await as(member).call(outbox)).body.value.content[0]).toMatchObject({ recipientType: 'UPLINE' })
  })

  it('is refused for messages from the site, and to closed accounts', async () => {
    const { agent, member } = await family()
    const { id } = await given.inboxMessage({ member })
    const houses = await as(member).call(reply, { inboxId: id, content: 'Hello?' })
    expect(houses).toMatchObject({ status: 200, body: { errorCode: 'mail.reply.refused' } })
    await as(agent)
      .call(submit, letter({ recipientType: 'DIRECT' }))
      .expect(success)
    await container().database.prisma.member.update({ where: { id: agent.id }, data: { status: 'CLOSED' } })
    const [got] = await mailOf(member)
    expect((await as(member).call(reply, { inboxId: got.inboxId, content: 'x' })).body.errorCode).toBe('mail.reply.refused')
  })

  it('finds no message of another member, and none that was deleted', async () => {
    const { agent, member, sub } = await family()
    await as(agent)
      .call(submit, letter({ recipientType: 'DOWNLINE', recipients: [member.username] }))
      .expect(success)
    const [{ inboxId }] = await mailOf(member)
    expect((await as(sub).call(reply, { inboxId, content: 'x' })).body.errorCode).toBe('no.data')
    await as(member).call(deleteInbox).query({ inboxIds: inboxId }).expect(success)
    expect((await as(member).call(reply, { inboxId, content: 'x' })).body.errorCode).toBe('no.data')
  })
})

describe('possible recipients', () => {
  it('follow the tree', async () => {
    const { agent, sub, member } = await family()
    const typesOf = async (who: Member) => (await as(who).call(recipientTypes).expect(success)).body.value
    expect(await typesOf(agent)).toEqual({ UPLINE: false, DOWNLINE: true, DIRECT: true, TEAM: true })
    expect(await typesOf(sub)).toEqual({ UPLINE: true, DOWNLINE: true, DIRECT: true, TEAM: true })
    expect(await typesOf(member)).toEqual({ UPLINE: true, DOWNLINE: false, DIRECT: false, TEAM: false })
  })

  it('include direct downlines, found by username or nickname, in pages', async () => {
    const agent = await given.member({ type: 1 })
    await given.member({ parent: agent, username: 'anton_z', nickname: '50%_Off' })
    await given.member({ parent: agent, username: 'berta_z', nickname: 'Maria Clara' })
    const found = async (query: object) => (await as(agent).call(recipients, query).expect(success)).body.value
    expect(await found({})).toMatchObject({ total: 2, totalPages: 1, page: 1 })
    expect((await found({ username: 'CLARA' })).list).toMatchObject([{ username: 'berta_z', nickname: 'Maria Clara' }])
    // Not a pattern: wildcards are literal.
    expect((await found({ username: '%_' })).list).toMatchObject([{ username: 'anton_z' }])
    expect(await found({ size: 1, page: 2 })).toMatchObject({ list: [{ username: 'berta_z' }], total: 2, totalPages: 2 })
  })
})

describe('a merchant without mail', () => {
  it.each([
    { flag: 'INBOX3', endpoints: [unreadCount, inbox, markRead, deleteInbox] },
    { flag: 'OUTBOX3', endpoints: [outbox, deleteOutbox] },
    { flag: 'SENDMAIL3', endpoints: [submit, reply, recipientTypes] },
  ])('refuses what needs $flag', async ({ flag, endpoints }) => {
    const merchant = await given.merchant({ flags: { [flag]: false } })
    const member = await given.member({ merchant })
    for (const endpoint of endpoints) {
      const input = { ...letter(), inboxId: 1, id: 1 }
      const call = endpoint.method === 'GET' ? as(member).call(endpoint) : as(member).call(endpoint, input as never)
      expect((await call).body).toMatchObject({ success: false, errorCode: 'function.not.available' })
    }
  })
})

describe('open pages', () => {
  const stops: (() => void)[] = []
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  it('get the count when mail arrives, and when it is read', async () => {
    const server = createHttpServer(app())
    container().live.listen(server, container().liveGate)
    server.listen(0)
    await once(server, 'listening')
    const { agent, member } = await family()
    const page = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { token: member.token },
    })
    stops.push(
      () => page.disconnect(),
      () => server.close(),
    )
    await new Promise((resolve) => page.on('connect', () => resolve(undefined)))
    const heard = () => new Promise<unknown>((resolve) => page.once('inbox.unread', resolve))

    const arrived = heard()
    await as(agent)
      .call(submit, letter({ recipientType: 'TEAM' }))
      .expect(success)
    expect(await arrived).toEqual({ unreadCount: 1 })
    const read = heard()
    await as(member)
      .call(markRead, { id: (await mailOf(member))[0].inboxId })
      .expect(success)
    expect(await read).toEqual({ unreadCount: 0 })
  })
})
