/** Operators review identity checks; what a decision allows. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import * as kycEndpoints from '#contract/identity/kyc/kyc.ts'
import * as kycReviewEndpoints from '#contract/identity/kyc/kyc-review.ts'
import * as securityEndpoints from '#contract/identity/security.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { GOOD, KYC_ON, photo, written } from '#tests/support/kyc.ts'
import { isAccepted, isRefused, refusal, success } from '#tests/support/outcome.ts'

const { as, clock, container, given } = startApi()
const { status, submitMaterials, uploadPicture, picture, saveFields } = kycEndpoints
const { queue, queueFile, detail, approve, reject } = kycReviewEndpoints

beforeAll(async () => void (await given.banks()))

const site = (kyc: object = {}) => given.merchant({ settings: { kyc: { ...KYC_ON, ...kyc } }, flags: { INBOX3: true } })
type Site = Awaited<ReturnType<typeof site>>
const reviewer = async (merchant: Site, role: 'CASHIER' | 'VIEWER' | 'EDITOR' | 'MANAGER' = 'CASHIER') => {
  const operator = await given.operator({ merchant, role })
  return { ...(await given.operatorSession(operator)), username: operator.username }
}
const sent = async (merchant: Site, details: object = {}, check: object = {}) => {
  const member = await given.member({ merchant, ...details })
  return { member, ...(await given.kycCheck({ member, ...check })) }
}
const audited = (entityId: number) =>
  container().database.prisma.auditEntry.findMany({
    where: { entity: 'kyc', entityId: String(entityId) },
    orderBy: { id: 'asc' },
  })
const codeOf = async (call: PromiseLike<{ body: { errorCode?: string } }>) => (await call).body.errorCode

describe('the queue', () => {
  it('shows what was sent, by state and member, for the operator’s merchant only; numbers masked', async () => {
    const merchant = await site()
    const operator = await reviewer(merchant)
    const waiting = await sent(merchant, {}, { number: 'P-9988776' })
    const done = await sent(merchant, {}, { state: 'APPROVED' })
    await sent(merchant, {}, { state: 'NOT_SUBMITTED' })
    await sent(await site())

    const ids = async (query: object) =>
      (await as(operator).call(queue, query).expect(success)).body.value.records.map(({ id }: { id: number }) => id)

    expect(await ids({})).toEqual([done.id, waiting.id])
    expect(await ids({ state: 'PENDING' })).toEqual([waiting.id])
    expect(await ids({ member: done.member.username.toUpperCase() })).toEqual([done.id])
    expect(await ids({ member: String(done.member.id) })).toEqual([done.id])
    const [row] = (await as(operator).call(queue, { state: 'PENDING' })).body.value.records
    expect(row).toMatchObject({ idNumber: '*****8776', sharedWith: 0, username: waiting.member.username })
  })

  it('is a file too, with the same filters, without numbers; taking it is in the audit log', async () => {
    const merchant = await site()
    const operator = await reviewer(merchant)
    const [waiting, rejected] = [
      await sent(merchant, {}, { number: 'P-1122334' }),
      await sent(merchant, {}, { number: 'P-5566778', state: 'REJECTED', reason: '=HYPERLINK("http://x")', pictures: ['FRONT'] }),
    ]
    await sent(merchant, {}, { state: 'NOT_SUBMITTED' })
    await sent(await site())
    const linesOf = async (query: object) => {
      const { text, headers } = await as(operator).call(queueFile, query).expect(success)
      expect(headers['content-disposition']).toContain('identity-checks.csv')
      expect(text).not.toMatch(/1122334|5566778|base64/)
      return text.replace('\uFEFF', '').trim().split('\r\n')
    }

    const [head, newest, oldest, ...rest] = await linesOf({})

    expect(head).toMatch(/^id,submitted,memberId,member,/)
    expect(newest).toContain(`${rejected.member.username},ACTIVE,PHILSYS,*****6778,0,REJECTED,`)
    expect(newest).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(oldest).toContain(waiting.member.username)
    expect(rest).toEqual([])
    expect(await linesOf({ state: 'PENDING' })).toHaveLength(2)
    expect(await linesOf({ member: rejected.member.username.toUpperCase() })).toHaveLength(2)
    expect(await linesOf({ member: 'no-such-member' })).toHaveLength(1)
    const log = await container().database.prisma.auditEntry.findMany({
      where: { merchantId: merchant.id, action: 'kyc.export' },
      orderBy: { id: 'asc' },
    })
    expect(log.map(({ operatorName, after }) => [operatorName, after])).toEqual([
      [operator.username, { state: 'ALL', member: '' }],
      [operator.username, { state: 'PENDING', member: '' }],
      [operator.username, { state: 'ALL', member: rejected.member.username.toUpperCase() }],
      [operator.username, { state: 'ALL', member: 'no-such-member' }],
    ])
  })

  it('needs the permission to see documents', async () => {
    const merchant = await site()
    const { id } = await sent(merchant)
    for (const role of ['VIEWER', 'EDITOR'] as const) {
      const operator = await reviewer(merchant, role)
      expect((await as(operator).call(queue)).status).toBe(403)
      expect((await as(operator).call(queueFile)).status).toBe(403)
      expect((await as(operator).call(detail, { id })).status).toBe(403)
      expect((await as(operator).call(approve, { id })).status).toBe(403)
    }
    await as(await reviewer(merchant, 'MANAGER'))
      .call(queue)
      .expect(success)
  })
})

describe('one check', () => {
  it('is shown in full, and each reading is in the audit log, without the number', async () => {
    const merchant = await site()
    const operator = await reviewer(merchant)
    const profile = { payeeName: 'Maria Santos', birthday: new Date('1990-05-17') }
    const fields = { fullName: 'maria SANTOS', birthday: '1991-05-17' }
    const { id, member, number } = await sent(merchant, profile, { fields })

    const { value } = (await as(operator).call(detail, { id }).expect(success)).body

    expect(value.fields).toContainEqual(expect.objectContaining({ fieldId: 'idNumber', fieldValue: number }))
    expect(value.pictures).toMatchObject([
      { side: 'FRONT', picture: expect.stringMatching(/^data:image\/webp;base64,/) },
      { side: 'SELFIE' },
    ])
    expect(value.profile).toEqual({ payeeName: 'Maria Santos', birthday: '1990-05-17', differs: ['birthday'] })
    const log = await audited(id)
    expect(log).toMatchObject([{ action: 'kyc.read', operatorName: operator.username, after: { member: member.username } }])
    expect(JSON.stringify(log[0]!.after)).not.toContain(number)
    const foreign = await reviewer(await site())
    expect(await codeOf(as(foreign).call(detail, { id }))).toBe('no.data')
    expect(await audited(id)).toHaveLength(1)
  })

  it('warns of other members of the merchant with the same number, however it was typed', async () => {
    const merchant = await site()
    const operator = await reviewer(merchant)
    const first = await sent(merchant, {}, { number: 'AB-12 345', idType: 'UMID', state: 'REJECTED' })
    const second = await sent(merchant, {}, { number: 'ab12345' })
    await sent(await site(), {}, { number: 'AB12345' })
    await sent(merchant, {}, { number: 'AB12345', state: 'NOT_SUBMITTED' })

    const { value } = (await as(operator).call(detail, { id: second.id }).expect(success)).body

    expect(value.sameNumber).toMatchObject([{ id: first.id, username: first.member.username, state: 'REJECTED' }])
    expect(value.check.sharedWith).toBe(1)
    expect(
      (await as(operator).call(queue)).body.value.records.map(({ sharedWith }: { sharedWith: number }) => sharedWith),
    ).toEqual([1, 1])
  })
})

describe('the decision', () => {
  it('is made once, of two simultaneous operators, in one transaction with its audit row', async () => {
    const merchant = await site()
    const operators = await Promise.all(Array.from({ length: 6 }, () => reviewer(merchant)))
    const { id, member } = await sent(merchant)

    const answers = await Promise.all(
      operators.map((operator, index) =>
        index % 2 === 0 ? as(operator).call(approve, { id }) : as(operator).call(reject, { id, reason: 'Blurred' }),
      ),
    )

    expect(answers.filter(isAccepted)).toHaveLength(1)
    const { value } = answers.find(isAccepted)!.body
    expect(answers.filter(isRefused).map(({ body }) => [body.errorCode, body.value.data.state])).toEqual(
      Array.from({ length: 5 }, () => ['review.decided', value.state]),
    )
    expect(await audited(id)).toMatchObject([
      { action: value.state === 'APPROVED' ? 'kyc.approve' : 'kyc.reject', before: { state: 'PENDING' } },
    ])
    expect((await as(member).call(status)).body.value.status).toBe(value.state)
    const letters = await container().database.prisma.inboxMessage.findMany({ where: { memberId: member.id } })
    expect(letters).toHaveLength(1)
  })

  it('approves: nothing more is accepted from the member', async () => {
    const merchant = await site()
    const { id, member } = await sent(merchant)
    const approved = (
      await as(await reviewer(merchant))
        .call(approve, { id })
        .expect(success)
    ).body.value
    expect(approved).toMatchObject({ state: 'APPROVED', decidedAt: expect.any(Number) })
    expect(await codeOf(as(member).call(saveFields, { fields: written(GOOD) }))).toBe('kyc.state.changed')
    const letter = (await as(member).call(inboxEndpoints.inbox, {}, { Language: 'EN' })).body.value.content[0]
    expect(letter.subject).toBe('Your identity is verified')
  })

  it('rejects with a reason the member can read; sent again it is another check, and the first stays', async () => {
    const merchant = await site()
    const operator = await reviewer(merchant)
    const { id, member, number } = await sent(merchant, {}, { pictures: ['FRONT'] })
    expect(await codeOf(as(operator).call(reject, { id, reason: ' ' }))).toBe('request.param.err')
    await as(operator).call(reject, { id, reason: 'The picture is blurred' }).expect(success)

    const answer = (await as(member).call(status)).body.value
    expect(answer).toMatchObject({ status: 'REJECTED', reason: 'The picture is blurred', pictures: [] })
    const letter = (await as(member).call(inboxEndpoints.inbox, {}, { Language: 'CN' })).body.value.content[0]
    expect(letter.subject).toBe('您的身份验证未通过')

    // The typed values are still there, the number too; the pictures must be taken again.
    expect(await codeOf(as(member).call(submitMaterials, { fields: [] }))).toBe('kyc.pictures.missing')
    const image = (await photo()).toString('base64')
    await as(member).call(uploadPicture, { side: 'FRONT', image }).expect(success)
    expect((await as(member).call(status)).body.value).toMatchObject({ status: 'REJECTED', pictures: [{ side: 'FRONT' }] })
    await as(member).call(submitMaterials, { fields: [] }).expect(success)
    const [again] = (await as(operator).call(queue, { state: 'PENDING' })).body.value.records
    expect(again.id).not.toBe(id)
    const { value } = (await as(operator).call(detail, { id: again.id })).body
    expect(value.fields).toContainEqual(expect.objectContaining({ fieldId: 'idNumber', fieldValue: number }))
    expect(value.earlier).toMatchObject([
      { id, state: 'REJECTED', reason: 'The picture is blurred', decidedBy: operator.username },
    ])
    await as(operator).call(approve, { id: again.id }).expect(success)
    expect((await as(member).call(picture, { side: 'FRONT' })).body.value.side).toBe('FRONT')
  })

  it('limits a member’s tries per business day', async () => {
    const merchant = await site({ submissionsPerDay: 2, requiredPictures: [] })
    const operator = await reviewer(merchant)
    const member = await given.member({ merchant })
    for (let count = 0; count < 2; count++) {
      await as(member)
        .call(submitMaterials, { fields: written(GOOD) })
        .expect(success)
      const [row] = (await as(operator).call(queue, { state: 'PENDING' })).body.value.records
      await as(operator).call(reject, { id: row.id, reason: 'No' }).expect(success)
    }
    expect((await as(member).call(status)).body.value.submissionsLeft).toBe(0)
    const { body } = await as(member).call(submitMaterials, { fields: [] }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'kyc.submissions.limit', value: { data: { perDay: 2 } } })
    clock.shift(24 * 3_600_000)
    const later = await given.session(member)
    await as(later).call(submitMaterials, { fields: [] }).expect(success)
    clock.shift(-24 * 3_600_000)
  })
})

describe('what needs an approved check', () => {
  const PIN = '246810'
  async function holder(kyc: object) {
    const member = await given.member({ merchant: await site(kyc), paymentPassword: PIN, balance: amount(5_000) })
    const { id: bankCardId } = await given.payoutAccount({ member })
    const ask = () => as(member).call(withdrawalEndpoints.withdraw, { check: 'v2', amount: 1_000, bankCardId, password: PIN })
    return { member, ask }
  }
  const required = 'required_member_information_incomplete'

  it('a withdrawal, if the merchant requires it: refused in the codes that real clients read', async () => {
    const { member, ask } = await holder({ isRequiredForWithdrawal: true })
    const missing = async () => (({ body }) => [body.errorCode, body.value?.data])(await ask().expect(refusal))
    expect(await missing()).toEqual([required, ['required_id_not_verified']])
    const rejected = await given.kycCheck({ member, state: 'REJECTED' })
    expect(await missing()).toEqual([required, ['invalid_id_verification_status']])
    await given.kycCheck({ member, state: 'NOT_SUBMITTED', number: rejected.number })
    expect(await missing()).toEqual([required, ['invalid_id_verification_status']])
    await container().database.prisma.kycCheck.updateMany({ where: { memberId: member.id }, data: { state: 'PENDING' } })
    expect(await missing()).toEqual([required, ['invalid_id_verification_status']])
    await container().database.prisma.kycCheck.updateMany({ where: { memberId: member.id }, data: { state: 'APPROVED' } })
    await ask().expect(success)
  })

  it('and not if the merchant does not require it, or has no checks', async () => {
    await (await holder({})).ask().expect(success)
    await (await holder({ isEnabled: false, isRequiredForWithdrawal: true })).ask().expect(success)
  })

  it('the security centre shows its status to members who may be checked', async () => {
    const merchant = await site()
    const look = async (member: { token: string }) => (await as(member).call(securityEndpoints.config)).body.value.identityCheck
    const { member } = await sent(merchant)
    expect(await look(member)).toBe('PENDING')
    expect(await look(await given.member({ merchant }))).toBe('NOT_SUBMITTED')
    expect(await look(await given.member({ merchant, type: 40 }))).toBeNull()
    expect(await look(await given.member())).toBeNull()
  })
})
