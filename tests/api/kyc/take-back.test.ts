/** An approval is taken back: what the member reads, what is refused from then on, and who wins a race. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import * as kycEndpoints from '#contract/identity/kyc/kyc.ts'
import * as kycReviewEndpoints from '#contract/identity/kyc/kyc-review.ts'
import * as securityEndpoints from '#contract/identity/security.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { KYC_ON, photo } from '#tests/support/kyc.ts'
import { isAccepted, isRefused, refusal, success } from '#tests/support/outcome.ts'

const { as, container, given } = startApi()
const { status, submitMaterials, uploadPicture } = kycEndpoints
const { approve, detail, reject, takeBack } = kycReviewEndpoints

beforeAll(async () => void (await given.banks()))

const PIN = '246810'
const REASON = 'The selfie shows another person'
const site = (kyc: object = {}) => given.merchant({ settings: { kyc: { ...KYC_ON, ...kyc } }, flags: { INBOX3: true } })
type Site = Awaited<ReturnType<typeof site>>
const reviewer = async (merchant: Site, role: 'CASHIER' | 'VIEWER' | 'EDITOR' = 'CASHIER') => {
  const operator = await given.operator({ merchant, role })
  return { ...(await given.operatorSession(operator)), id: operator.id, username: operator.username }
}
async function approved(merchant: Site, details: object = {}) {
  const member = await given.member({ merchant, ...details })
  const operator = await given.operator({ merchant, role: 'CASHIER' })
  return { member, operator, ...(await given.kycCheck({ member, operator, state: 'APPROVED' })) }
}
const audited = (entityId: number) =>
  container().database.prisma.auditEntry.findMany({
    where: { entity: 'kyc', entityId: String(entityId) },
    orderBy: { id: 'asc' },
  })
const stateOf = async (id: number) => (await container().database.prisma.kycCheck.findUniqueOrThrow({ where: { id } })).state
const codeOf = async (call: PromiseLike<{ body: { errorCode?: string } }>) => (await call).body.errorCode
const WAITING =
  "SELECT count(*)::int AS count FROM pg_locks l JOIN pg_database d ON d.datname = current_database() WHERE NOT l.granted AND (l.database = d.oid OR l.locktype = 'transactionid')"
/** Until that many statements wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => (await container().database.pool.query<{ count: number }>(WAITING)).rows[0]?.count, { timeout: 10_000 })
    .toBe(count)

describe('an approval that is taken back', () => {
  it('reads as rejected, with the reason, who had approved it, an audit entry and a letter', async () => {
    const merchant = await site()
    const { id, member, operator } = await approved(merchant)
    const other = await reviewer(merchant)

    const { value } = (await as(other).call(takeBack, { id, reason: REASON }).expect(success)).body

    expect(value).toMatchObject({ state: 'REJECTED', reason: REASON, decidedBy: other.username, approvedBy: operator.username })
    expect(value.approvedAt).toEqual(expect.any(Number))
    expect((await as(member).call(status)).body.value).toMatchObject({ status: 'REJECTED', isTakenBack: true, reason: REASON })
    expect((await as(member).call(securityEndpoints.config)).body.value.identityCheck).toBe('REJECTED')
    expect(await audited(id)).toMatchObject([
      {
        action: 'kyc.takeBack',
        operatorName: other.username,
        reason: REASON,
        before: { state: 'APPROVED' },
        after: { state: 'REJECTED', member: member.username },
      },
    ])
  })

  it.each([
    ['EN', 'Please verify your identity again', 'send it again'],
    ['TY', 'Paki-verify ulit ang pagkakakilanlan mo', 'ipadala ulit'],
    ['CN', '请重新验证您的身份', '重新提交'],
    ['VI', 'Vui lòng xác minh lại danh tính của bạn', 'gửi lại'],
  ])('writes a letter in %s that says why and what to do next', async (Language, subject, next) => {
    const merchant = await site()
    const { id, member } = await approved(merchant)
    await as(await reviewer(merchant))
      .call(takeBack, { id, reason: REASON })
      .expect(success)

    const { content: letters } = (await as(member).call(inboxEndpoints.inbox, {}, { Language })).body.value
    expect(letters).toHaveLength(1)
    const [letter] = letters
    expect(letter.subject).toBe(subject)
    expect(letter.content).toContain(REASON)
    expect(letter.content).toContain(next)
  })

  it('may be sent again: another check, and the first stays with both decisions', async () => {
    const merchant = await site()
    const operator = await reviewer(merchant)
    const { id, member } = await approved(merchant)
    await as(operator).call(takeBack, { id, reason: REASON }).expect(success)
    const image = (await photo()).toString('base64')
    await as(member).call(uploadPicture, { side: 'FRONT', image }).expect(success)
    expect((await as(member).call(status)).body.value).toMatchObject({ status: 'REJECTED', isTakenBack: true })

    const { value } = (await as(member).call(submitMaterials, { fields: [] }).expect(success)).body

    expect(value).toMatchObject({ status: 'PENDING', isTakenBack: false, reason: '' })
    const again = await container().database.prisma.kycCheck.findFirstOrThrow({
      where: { memberId: member.id, state: 'PENDING' },
    })
    const shown = (
      await as(operator)
        .call(detail, { id: Number(again.id) })
        .expect(success)
    ).body.value
    expect(shown.check).toMatchObject({ approvedAt: null, approvedBy: '' })
    expect(shown.earlier).toMatchObject([{ id, state: 'REJECTED', reason: REASON, approvedAt: expect.any(Number) }])
    await as(operator)
      .call(approve, { id: Number(again.id) })
      .expect(success)
    expect((await as(member).call(status)).body.value).toMatchObject({ status: 'APPROVED', isTakenBack: false })
  })

  it.each(['PENDING', 'REJECTED'] as const)('must be there: a %s check is refused, and nothing changes', async (state) => {
    const merchant = await site()
    const member = await given.member({ merchant })
    const operator = await reviewer(merchant)
    const { id } = await given.kycCheck({ member, operator, state })
    const { body } = await as(operator).call(takeBack, { id, reason: REASON }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'kyc.state.changed', value: { data: { status: state } } })
    expect([await stateOf(id), await audited(id)]).toEqual([state, []])
  })

  it('needs a reason as long as a rejection’s, the permission, and the operator’s own merchant', async () => {
    const merchant = await site()
    const { id } = await approved(merchant)
    const operator = await reviewer(merchant)
    for (const reason of ['', '  ', 'x'.repeat(201)])
      for (const endpoint of [takeBack, reject])
        expect(await codeOf(as(operator).call(endpoint, { id, reason }))).toBe('request.param.err')
    for (const role of ['VIEWER', 'EDITOR'] as const)
      expect((await as(await reviewer(merchant, role)).call(takeBack, { id, reason: REASON })).status).toBe(403)
    expect(await codeOf(as(await reviewer(await site())).call(takeBack, { id, reason: REASON }))).toBe('no.data')
    expect([await stateOf(id), await audited(id)]).toEqual(['APPROVED', []])
  })

  it('is taken back once, whether several operators do it at once or one does it twice', async () => {
    const merchant = await site()
    const { id, member } = await approved(merchant)
    const operators = await Promise.all([reviewer(merchant), reviewer(merchant), reviewer(merchant)])

    const answers = await Promise.all(
      [...operators, ...operators].map((operator) => as(operator).call(takeBack, { id, reason: REASON })),
    )

    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(isRefused).map(({ body }) => body.errorCode)).toEqual(
      Array.from({ length: 5 }, () => 'kyc.state.changed'),
    )
    expect(await audited(id)).toHaveLength(1)
    expect(await container().database.prisma.inboxMessage.count({ where: { memberId: member.id } })).toBe(1)
  })
})

describe('a withdrawal that needs the check', () => {
  async function holder() {
    const merchant = await site({ isRequiredForWithdrawal: true })
    const check = await approved(merchant, { paymentPassword: PIN, balance: amount(5_000) })
    const { id: bankCardId } = await given.payoutAccount({ member: check.member })
    const ask = () =>
      as(check.member).call(withdrawalEndpoints.withdraw, { check: 'v2', amount: 1_000, bankCardId, password: PIN })
    return { ...check, operator: await reviewer(merchant), ask }
  }
  const incomplete = { errorCode: 'required_member_information_incomplete', value: { data: ['invalid_id_verification_status'] } }

  it('is refused again from then on; orders already placed stay', async () => {
    const { id, member, operator, ask } = await holder()
    await ask().expect(success)

    await as(operator).call(takeBack, { id, reason: REASON }).expect(success)

    expect((await ask().expect(refusal)).body).toMatchObject(incomplete)
    expect(await container().database.prisma.withdrawal.count({ where: { memberId: member.id } })).toBe(1)
  })

  it('is refused too where it was asked for while the approval was being taken back', async () => {
    const { id, member, operator, ask } = await holder()
    const client = await container().database.pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM kyc_check WHERE id = $1 FOR UPDATE', [id])
    const taken = as(operator)
      .call(takeBack, { id, reason: REASON })
      .then((answer) => answer)
    await waiting(1)
    // The approval still stands, so the order passes its first look and waits for the member's row.
    const asked = ask().then((answer) => answer)
    await waiting(2)

    await client.query('COMMIT')
    client.release()

    expect(isAccepted(await taken)).toBe(true)
    expect((await asked).body).toMatchObject(incomplete)
    expect(await container().database.prisma.withdrawal.count({ where: { memberId: member.id } })).toBe(0)
  })
})
