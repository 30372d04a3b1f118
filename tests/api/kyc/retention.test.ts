/** How long documents are kept: pictures, numbers and what was typed are deleted, decisions stay (ADR 0032). */
import { describe, expect, it } from 'vitest'
import * as kycEndpoints from '#contract/identity/kyc/kyc.ts'
import * as kycReviewEndpoints from '#contract/identity/kyc/kyc-review.ts'
import type { KycCheckDetails } from '#seed/builders/kyc.ts'
import { startApi } from '#tests/support/api.ts'
import { GOOD, KYC_ON, photo, written } from '#tests/support/kyc.ts'
import { refusal, success } from '#tests/support/outcome.ts'

const { as, clock, container, given } = startApi()
const { status, submitMaterials, uploadPicture, saveFields } = kycEndpoints
const { detail, queue } = kycReviewEndpoints

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
const site = (keepDays?: object) => given.merchant({ settings: { kyc: { ...KYC_ON, ...(keepDays && { keepDays }) } } })
type Site = Awaited<ReturnType<typeof site>>
const retention = () =>
  container()
    .jobs.find(({ name }) => name === 'kyc.applyRetention')!
    .run({})

async function checkOf(merchant: Site, check: Omit<KycCheckDetails, 'member'>, closedDaysAgo?: number) {
  const member = await given.member({ merchant })
  const closed = closedDaysAgo !== undefined && { status: 'CLOSED', closedAt: ago(closedDaysAgo) }
  if (closed) await container().database.prisma.member.update({ where: { id: member.id }, data: closed })
  return { member, ...(await given.kycCheck({ member, ...check })) }
}
const rowOf = async ({ id }: { id: number }) =>
  container().database.prisma.kycCheck.findUniqueOrThrow({ where: { id }, include: { pictures: { select: { side: true } } } })
async function isErased(check: { id: number }) {
  const { pictures, numberSealed, fields } = await rowOf(check)
  expect(pictures.length === 0).toBe(numberSealed === null)
  expect(Object.keys(fields as object).length === 0).toBe(numberSealed === null)
  return numberSealed === null
}

describe('retention', () => {
  it.each([
    ['rejected 91 days ago', { state: 'REJECTED', decidedAt: 91 }, {}, true],
    ['rejected 89 days ago', { state: 'REJECTED', decidedAt: 89 }, {}, false],
    ['approved long ago, the account open', { state: 'APPROVED', decidedAt: 9_000 }, {}, false],
    ['approved, the account closed under five years ago', { state: 'APPROVED', decidedAt: 9_000 }, { closed: 1_824 }, false],
    ['approved, the account closed five years ago', { state: 'APPROVED', decidedAt: 9_000 }, { closed: 1_826 }, true],
    ['taken back long ago, the account open', { state: 'REJECTED', approvedAt: 900, decidedAt: 800 }, {}, false],
    [
      'taken back, the account closed five years ago',
      { state: 'REJECTED', approvedAt: 9_000, decidedAt: 8_000 },
      { closed: 1_826 },
      true,
    ],
    ['waiting for long', { state: 'PENDING' }, {}, false],
    ['waiting, the account closed 91 days ago', { state: 'PENDING' }, { closed: 91 }, true],
    ['a draft of 31 days ago', { state: 'NOT_SUBMITTED', submittedAt: 31 }, {}, true],
    ['a draft of 29 days ago', { state: 'NOT_SUBMITTED', submittedAt: 29 }, {}, false],
  ] as const)('by default, %s', async (_, check: object, account: { closed?: number }, erased) => {
    const dated = Object.fromEntries(
      Object.entries(check).map(([name, value]) => [name, typeof value === 'number' ? ago(value) : value]),
    )
    const made = await checkOf(await site(), { submittedAt: ago(9_500), ...dated }, account.closed)

    await retention()

    expect(await isErased(made)).toBe(erased)
  })

  it('erases what an earlier version left of a check: the name, the birthday and the address', async () => {
    const made = await checkOf(await site(), { state: 'APPROVED', decidedAt: ago(9_000) }, 1_826)
    const { prisma } = container().database
    await prisma.kycPicture.deleteMany({ where: { checkId: made.id } })
    await prisma.kycCheck.update({ where: { id: made.id }, data: { numberSealed: null, erasedAt: ago(1) } })

    await retention()

    expect((await rowOf(made)).fields).toEqual({})
  })

  it('keeps for ever where the merchant says 0, and shorter where it says so', async () => {
    const forEver = await site({ approved: 0, rejected: 0, draft: 0 })
    const short = await site({ approved: 1, rejected: 2, draft: 3 })
    const all = async (merchant: Site) => [
      await checkOf(merchant, { state: 'APPROVED', decidedAt: ago(9_000) }, 5),
      await checkOf(merchant, { state: 'REJECTED', decidedAt: ago(5) }),
      await checkOf(merchant, { state: 'PENDING', submittedAt: ago(50) }, 5),
      await checkOf(merchant, { state: 'NOT_SUBMITTED', submittedAt: ago(5) }),
    ]
    const [kept, gone] = [await all(forEver), await all(short)]

    await retention()

    expect(await Promise.all(kept.map(isErased))).toEqual([false, false, false, false])
    expect(await Promise.all(gone.map(isErased))).toEqual([true, true, true, true])
  })

  it('runs twice, and on two workers at once, with one result; works off more than one batch', async () => {
    const merchant = await site()
    const member = await given.member({ merchant })
    const made: { id: number }[] = []
    for (let count = 0; count < 105; count++)
      made.push(await given.kycCheck({ member, state: 'REJECTED', pictures: ['FRONT'], decidedAt: ago(100) }))
    await Promise.all([retention(), retention()])
    await retention()
    const { prisma } = container().database
    expect(await prisma.kycPicture.count({ where: { check: { memberId: member.id } } })).toBe(0)
    expect(await prisma.kycCheck.count({ where: { memberId: member.id, numberSealed: { not: null } } })).toBe(0)
    const first = await rowOf(made[0]!)
    clock.shift(DAY_MS)
    await retention()
    expect((await rowOf(made[0]!)).erasedAt).toEqual(first.erasedAt)
    clock.reset()
  })

  it('keeps the decision: the back office says when the pictures were deleted, and still warns of the same number', async () => {
    const merchant = await site()
    const operator = { ...(await given.operatorSession(await given.operator({ merchant, role: 'CASHIER' }))) }
    const number = 'P5554443X'
    const { id } = await checkOf(merchant, { state: 'REJECTED', reason: 'Blurred', number, decidedAt: ago(100) })
    const twin = await checkOf(merchant, { number })

    await retention()

    const { value } = (await as(operator).call(detail, { id }).expect(success)).body
    expect(value.check).toMatchObject({
      state: 'REJECTED',
      reason: 'Blurred',
      idNumber: '*****443X',
      erasedAt: expect.any(Number),
    })
    expect(value.pictures).toEqual([])
    expect(value.fields).toContainEqual(expect.objectContaining({ fieldId: 'idNumber', fieldValue: '*****443X' }))
    expect(JSON.stringify(value)).not.toContain(number)
    const [newest] = (await as(operator).call(queue)).body.value.records
    expect(newest).toMatchObject({ id: twin.id, sharedWith: 1, erasedAt: null })
  })

  it('lets a member whose rejected check is erased begin again, with an empty form', async () => {
    const merchant = await site()
    const { member } = await checkOf(merchant, { state: 'REJECTED', decidedAt: ago(100) })
    await retention()

    const { fields } = (await as(member).call(status).expect(success)).body.value
    expect(fields.map(({ fieldId }: { fieldId: string }) => fieldId)).toEqual(['idType'])
    const image = (await photo()).toString('base64')
    await as(member).call(uploadPicture, { side: 'FRONT', image }).expect(success)
    const { body } = await as(member).call(submitMaterials, { fields: [] }).expect(refusal)
    expect(body).toMatchObject({
      errorCode: 'request.param.err',
      value: { fields: expect.arrayContaining([expect.objectContaining({ path: 'fullName' })]) },
    })
    await as(member)
      .call(submitMaterials, { fields: written({ ...GOOD, idNumber: 'P1112223Y' }) })
      .expect(success)
  })

  it('counts a draft’s days from the member’s last change, and leaves the member a draft to go on with', async () => {
    const merchant = await site()
    const saved = await checkOf(merchant, { state: 'NOT_SUBMITTED', submittedAt: ago(31) })
    const photographed = await checkOf(merchant, { state: 'NOT_SUBMITTED', submittedAt: ago(31) })
    const left = await checkOf(merchant, { state: 'NOT_SUBMITTED', submittedAt: ago(31) })
    await as(saved.member)
      .call(saveFields, { fields: [{ fieldId: 'fullName', fieldValue: 'Ana Reyes' }] })
      .expect(success)
    const image = (await photo()).toString('base64')
    await as(photographed.member).call(uploadPicture, { side: 'FRONT', image }).expect(success)

    await retention()

    expect(await Promise.all([saved, photographed, left].map(isErased))).toEqual([false, false, true])
    const answer = (await as(left.member).call(status)).body.value
    expect(answer).toMatchObject({ status: 'NOT_SUBMITTED', pictures: [] })
    await as(left.member).call(uploadPicture, { side: 'FRONT', image }).expect(success)
    expect((await as(left.member).call(status)).body.value.pictures).toMatchObject([{ side: 'FRONT' }])
    expect((await rowOf(left)).erasedAt).toBeNull()
  })

  it('leaves a check that is being written for the next run', async () => {
    const due = await checkOf(await site(), { state: 'REJECTED', decidedAt: ago(100) })
    const client = await container().database.pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM kyc_check WHERE id = $1 FOR UPDATE', [due.id])
    await retention()
    expect(await isErased(due)).toBe(false)
    await client.query('COMMIT')
    client.release()
    await retention()
    expect(await isErased(due)).toBe(true)
  })
})
