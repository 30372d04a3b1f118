import { describe, expect, it } from 'vitest'
import { inboxEndpoints } from '#contract/inbox.ts'
import { startApi } from '#tests/support/api.ts'

const { as, given, http, container, clock } = startApi()
const { unreadCount } = inboxEndpoints

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

    const { body } = await as(member).call(unreadCount).expect(200)
    expect(body.value).toBe(2)
  })

  it.each(unreadCount.aliases)('is served to older clients at %s', async (path) => {
    const member = await given.member()
    const { body } = await http().get(path).set({ Merchant: member.merchantCode, Authorization: member.token }).expect(200)
    expect(body.value).toBe(0)
  })

  it('refuses a visitor and a trial member', async () => {
    expect(await as().call(unreadCount)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
    const guest = await given.member({ type: 4 })
    expect(await as(guest).call(unreadCount)).toMatchObject({ status: 403, body: { errorCode: 'trial.not.allowed' } })
  })
})
