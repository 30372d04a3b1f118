import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import { CHAT_PAGE_SIZE, type ChatMessage } from '#contract/content/chat/chat.ts'
import * as chatBackOfficeEndpoints from '#contract/content/chat/chat-back-office.ts'
import { LIVE_PATH } from '#contract/live.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { app, as, given, container, clock } = startApi()
const { launch, authKey, conversation, send, markRead, unreadCount, models, permission } = chatEndpoints
const HOUR_MS = 3_600_000

type Member = Awaited<ReturnType<typeof given.member>>
let serial = 0
const line = (text: string) => ({ text, clientId: `line-${(serial += 1)}-xxxx` })

/** A page of the member's conversation: it has only the key in its address. */
async function pageOf(member: Member) {
  const { body } = await as(member).call(launch).expect(success)
  return { token: new URL(body.value.chatUrl).searchParams.get('key') ?? '' }
}
const textsOf = ({ messages }: { messages: ChatMessage[] }) =>
  messages.map(({ author, text }) => (author === 'AUTO' ? 'AUTO' : text))
const read = async (page: { token: string }, query = {}) => (await as(page).call(conversation, query).expect(success)).body.value

describe('the conversation page', () => {
  it('WIR-29: has an address of this site with its own key, which opens the conversation and nothing else', async () => {
    const member = await given.member({ nickname: 'Maria' })
    const query = { b2c: '1', language: 'EN', backUrl: '/m/message', headerColor: '#171d2a', title: 'Live chat' }
    const { body } = await as(member).call(launch, query, { Language: 'EN' }).expect(success)
    const url = new URL(body.value.chatUrl)
    expect(url.pathname).toBe('/m/chat')
    const key = url.searchParams.get('key') ?? ''
    const decoration = { language: 'EN', title: 'Live chat', color: '#171d2a', back: '/m/message' }
    expect(Object.fromEntries(url.searchParams)).toEqual({ key, ...decoration })

    expect(await read({ token: key })).toEqual({
      siteName: expect.any(String),
      memberName: 'Maria',
      messages: [],
      hasOlder: false,
      houseReadId: 0,
      unReadCount: 0,
    })
    expect((await as({ token: key }).call(sessionEndpoints.touch)).body.errorCode).toBe('user.or.token.invalid')
    expect((await as(member).call(conversation)).body.errorCode).toBe('user.or.token.invalid')
  })

  it('also opens with the key that a widget requests by itself', async () => {
    const member = await given.member({ nickname: 'Jose' })
    const { body } = await as(member).call(authKey, {}).expect(success)
    expect(await read({ token: body.value })).toMatchObject({ memberName: 'Jose', messages: [] })
  })

  it('WIR-29: works without a merchant header, and ends with the login', async () => {
    const member = await given.member()
    const page = await pageOf(member)
    await as({ ...page, merchantCode: '' })
      .call(conversation)
      .expect(success)
    await as(member).call(sessionEndpoints.logout).expect(success)
    expect((await as(page).call(conversation)).body.errorCode).toBe('login.not.session')
  })

  it('is refused to trial accounts, and if the site has no chat', async () => {
    const guest = await given.member({ type: 4 })
    for (const endpoint of [launch, authKey, unreadCount, permission])
      expect((await as(guest).call(endpoint)).body.errorCode).toBe('trial.not.allowed')
    const merchant = await given.merchant({ flags: { CBS3: false } })
    const member = await given.member({ merchant })
    expect(await as(member).call(launch)).toMatchObject({ status: 200, body: { errorCode: 'function.not.available' } })
    expect((await as(member).call(authKey)).body.errorCode).toBe('function.not.available')
    expect((await as(member).call(permission)).body.value).toEqual({ chat: false })
    expect((await as(member).call(models)).body.value).toEqual([])
  })

  it('becomes read-only if the chat is switched off meanwhile, and keeps its messages', async () => {
    const member = await given.member({ merchant: await given.merchant() })
    const page = { ...(await pageOf(member)), merchantCode: member.merchantCode }
    await as(page).call(send, line('Hello')).expect(success)
    const { merchant } = container().database.prisma
    await merchant.update({ where: { id: member.merchantId }, data: { flags: {} } })
    expect((await as(page).call(send, line('Still there?'))).body.errorCode).toBe('function.not.available')
    expect(textsOf(await read(page))).toEqual(['Hello', 'AUTO'])
  })

  it('names the support channel, which streams nothing', async () => {
    expect((await as().call(models, { active: '1' })).body.value).toMatchObject([{ active: true, streaming: false }])
    expect((await as().call(models, { streaming: '1' })).body.value).toEqual([])
  })
})

describe('sending a message', () => {
  it('stores it as plain text, whatever it looks like', async () => {
    const page = await pageOf(await given.member())
    const hostile = '<img src=x onerror=alert(1)> & "more"\nnext line'
    const { body } = await as(page).call(send, line(hostile)).expect(success)
    expect(body.value).toMatchObject({ author: 'MEMBER', text: hostile })
    expect((await read(page)).messages[0].text).toBe(hostile)
  })

  it('stores it once per id, however often and fast it is sent', async () => {
    const page = await pageOf(await given.member())
    const same = line('Once')
    const answers = await Promise.all([1, 2, 3, 4].map(() => as(page).call(send, same).expect(success)))
    expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
    expect(textsOf(await read(page))).toEqual(['Once', 'AUTO'])
  })

  it('keeps the ids of two members apart', async () => {
    const [one, other] = [await pageOf(await given.member()), await pageOf(await given.member())]
    await as(one).call(send, { text: 'Mine', clientId: 'same-id-1' }).expect(success)
    await as(other).call(send, { text: 'Yours', clientId: 'same-id-1' }).expect(success)
    expect(textsOf(await read(other))).toEqual(['Yours', 'AUTO'])
  })

  it('gets an automatic reply in the member’s language, once after a long pause', async () => {
    const page = await pageOf(await given.member({ language: 'zh', nickname: '小梅' }))
    await Promise.all(['One', 'Two', 'Three'].map((text) => as(page).call(send, line(text)).expect(success)))
    const first = await read(page)
    expect(first.messages).toHaveLength(4)
    expect(first.messages[1]).toMatchObject({ author: 'AUTO', text: expect.stringContaining('小梅，您好') })
  })

  it.each([
    { quiet: 11, lines: ['Morning', 'AUTO', 'Evening'] },
    { quiet: 12, lines: ['Morning', 'AUTO', 'Evening', 'AUTO'] },
  ])('after a pause of $quiet hours', async ({ quiet, lines }) => {
    const member = await given.member()
    await as(await pageOf(member))
      .call(send, line('Morning'))
      .expect(success)
    clock.shift(quiet * HOUR_MS)
    const page = await pageOf({ ...member, ...(await given.session(member)) })
    await as(page).call(send, line('Evening')).expect(success)
    expect(textsOf(await read(page))).toEqual(lines)
  })

  it.each([
    { given: 'nothing', body: { text: '   ', clientId: 'abcdefgh' } },
    { given: 'too much', body: { text: 'x'.repeat(1_001), clientId: 'abcdefgh' } },
    { given: 'no id of its own', body: { text: 'Hello', clientId: 'short' } },
  ])('refuses $given', async ({ body }) => {
    const page = await pageOf(await given.member())
    expect(await as(page).call(send, body)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    expect((await read(page)).messages).toEqual([])
  })
})

describe('reading', () => {
  it('shows the latest messages first, then the page before, then newer ones', async () => {
    const member = await given.member()
    const page = await pageOf(member)
    for (let index = 0; index < CHAT_PAGE_SIZE + 5; index += 1) await container().chat.answer(member.id, 'Ana', `Line ${index}`)
    const last = await read(page)
    expect(last.messages).toHaveLength(CHAT_PAGE_SIZE)
    expect(last).toMatchObject({ hasOlder: true, unReadCount: CHAT_PAGE_SIZE + 5 })
    expect(last.messages[0].text).toBe('Line 5')
    const above = await read(page, { before: last.messages[0].id })
    expect(textsOf(above)).toEqual(['Line 0', 'Line 1', 'Line 2', 'Line 3', 'Line 4'])
    expect(above.hasOlder).toBe(false)
    expect(textsOf(await read(page, { after: last.messages.at(-3).id }))).toEqual(['Line 53', 'Line 54'])
  })

  it('counts customer service’s messages until they are read, and never goes back', async () => {
    const member = await given.member()
    const page = await pageOf(member)
    await as(page).call(send, line('Hello')).expect(success)
    const { id } = await container().chat.answer(member.id, 'Ana', 'Good day')
    const unread = async () => (await as(member).call(unreadCount)).body.value.unReadCount
    expect(await unread()).toBe(2)
    expect((await as(page).call(markRead, { upTo: id }).expect(success)).body.value).toEqual({ unReadCount: 0 })
    expect((await as(page).call(markRead, { upTo: 1 }).expect(success)).body.value).toEqual({ unReadCount: 0 })
    // Messages that do not exist yet cannot have been read.
    await as(page).call(markRead, { upTo: 2_147_483_647 }).expect(success)
    await container().chat.answer(member.id, 'Ana', 'Still there?')
    expect(await unread()).toBe(1)
  })

  it('shows a member nothing of another’s conversation', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const { id } = await container().chat.answer(member.id, 'Ana', 'Secret')
    const page = await pageOf(stranger)
    expect((await read(page, { after: id - 1 })).messages).toEqual([])
    await as(page).call(markRead, { upTo: id }).expect(success)
    expect((await as(member).call(unreadCount)).body.value.unReadCount).toBe(1)
  })
})

describe('customer service', () => {
  it('replies, has then read the messages before it, and sees who is waiting', async () => {
    const [waiting, served] = [await given.member(), await given.member()]
    const [waitingPage, servedPage] = [await pageOf(waiting), await pageOf(served)]
    await as(servedPage).call(send, line('Thanks?')).expect(success)
    await as(waitingPage).call(send, line('Anybody?')).expect(success)
    const answer = await container().chat.answer(served.id, 'Ana', '  You are welcome  ')
    expect(answer).toMatchObject({ author: 'HOUSE', authorName: 'Ana', text: 'You are welcome' })
    const { messages, houseReadId } = await read(servedPage)
    expect(houseReadId).toBeGreaterThanOrEqual(messages[0].id)

    const open = await container().chat.conversations(waiting.merchantId)
    const places = [waiting, served].map(({ username }) => open.findIndex((one) => one.username === username))
    expect(places[0]).toBeLessThan(places[1]!)
    expect(open[places[0]!]).toMatchObject({ waiting: 1, author: 'AUTO' })
    expect(open[places[1]!]).toMatchObject({ waiting: 0, text: 'You are welcome' })
  })

  it.each(['', '   ', 'x'.repeat(1_001)])('sends a message, within the length limit', async (text) => {
    const member = await given.member()
    await expect(container().chat.answer(member.id, 'Ana', text)).rejects.toMatchObject({ code: 'request.param.err' })
  })
})

describe('open pages', () => {
  const stops: (() => void)[] = []
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  it('get every message, what customer service has read, and the unread count', async () => {
    const server = createHttpServer(app())
    container().live.listen(server, container().liveGate)
    server.listen(0)
    await once(server, 'listening')
    const member = await given.member()
    const page = await pageOf(member)
    const socket = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: page,
    })
    stops.push(
      () => socket.disconnect(),
      () => server.close(),
    )
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
    const heard: [string, unknown][] = []
    const enough = new Promise<void>((resolve) => {
      socket.onAny((event: string, payload: unknown) => {
        heard.push([event, payload])
        if (event === 'chat.unread' && heard.length > 5) resolve()
      })
    })
    const mine = line('Hello')
    await as(page).call(send, mine).expect(success)
    await as(page).call(send, mine).expect(success)
    const { id } = await container().chat.answer(member.id, 'Ana', 'Good day')
    await enough
    expect(heard.map(([event]) => event)).toEqual([
      'chat.message',
      'chat.message',
      'chat.unread',
      'chat.read',
      'chat.message',
      'chat.unread',
    ])
    expect(heard[0]![1]).toMatchObject({ author: 'MEMBER', clientId: mine.clientId })
    expect(heard[3]![1]).toEqual({ houseReadId: id })
    expect(heard[5]![1]).toEqual({ unReadCount: 2 })
  })
})

describe('customer service in the back office', () => {
  const { backOfficeList, backOfficeConversation, backOfficeAnswer } = chatBackOfficeEndpoints

  it('sees waiting members first, reads the messages and replies under the operator’s name', async () => {
    const merchant = await given.merchant({ flags: { CBS3: true } })
    const [waiting, answered] = [await given.member({ merchant }), await given.member({ merchant })]
    const cashier = await given.operator({ merchant, role: 'CASHIER', name: 'Liwayway' })
    const operator = as(await given.operatorSession(cashier))
    const pages = [await pageOf(waiting), await pageOf(answered)]
    for (const page of pages)
      await as({ ...page, merchantCode: merchant.code })
        .call(send, line('Is anybody there?'))
        .expect(success)
    const { value } = (await operator.call(backOfficeAnswer, { memberId: answered.id, text: ' Always. ' }).expect(success)).body
    expect(value).toMatchObject({ author: 'HOUSE', authorName: 'Liwayway', text: 'Always.' })

    const rows = (await operator.call(backOfficeList).expect(success)).body.value
    expect(rows).toMatchObject([
      { memberId: waiting.id, username: waiting.username, waiting: 1 },
      { memberId: answered.id, waiting: 0, author: 'HOUSE', text: 'Always.' },
    ])
    const said = (await operator.call(backOfficeConversation, { memberId: answered.id }).expect(success)).body.value
    expect(textsOf(said)).toEqual(['Is anybody there?', 'AUTO', 'Always.'])
    expect((await as(answered).call(unreadCount).expect(success)).body.value.unReadCount).toBe(2)
  })

  it('sees nothing of another site’s, and cannot reply to a member who never wrote', async () => {
    const [ours, theirs] = [await given.merchant({ flags: { CBS3: true } }), await given.merchant({ flags: { CBS3: true } })]
    const [member, silent] = [await given.member({ merchant: theirs }), await given.member({ merchant: ours })]
    await as({ ...(await pageOf(member)), merchantCode: theirs.code })
      .call(send, line('Hello'))
      .expect(success)
    const operator = as(await given.operatorSession(await given.operator({ merchant: ours })))
    expect((await operator.call(backOfficeList).expect(success)).body.value).toEqual([])
    for (const { id } of [member, silent]) {
      expect(await operator.call(backOfficeConversation, { memberId: id })).toMatchObject({
        status: 200,
        body: { errorCode: 'no.data' },
      })
      expect(await operator.call(backOfficeAnswer, { memberId: id, text: 'Hi' })).toMatchObject({
        status: 200,
        body: { errorCode: 'no.data' },
      })
    }
    const viewer = as(await given.operatorSession(await given.operator({ merchant: ours, role: 'VIEWER' })))
    expect((await viewer.call(backOfficeList)).body.errorCode).toBe('permission.denied')
  })

  it('refuses an empty reply, and one if the site has no chat', async () => {
    const merchant = await given.merchant({ flags: { CBS3: false } })
    const operator = as(await given.operatorSession(await given.operator({ merchant })))
    const { id } = await given.member({ merchant })
    expect((await operator.call(backOfficeAnswer, { memberId: id, text: ' ' })).body.errorCode).toBe('request.param.err')
    expect((await operator.call(backOfficeAnswer, { memberId: id, text: 'Hi' })).body.errorCode).toBe('function.not.available')
  })
})
