/** Identity checks as a member sends them; the review and the withdrawal's requirement have their own files (kyc/). */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as kycEndpoints from '#contract/identity/kyc/kyc.ts'
import { KYC_PICTURE_MAX_BYTES } from '#contract/identity/kyc/kyc-form.ts'
import { LANGUAGES } from '#contract/wire.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { KYC_WORDS } from '#server/features/identity/kyc/kyc-words.ts'
import { uniqueMobile } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { GOOD, KYC_ON, photo, written } from '#tests/support/kyc.ts'
import { readOutbox } from '#tests/support/outbox.ts'
import { isAccepted, isRefused, refusal, success } from '#tests/support/outcome.ts'

const { as, clock, container, given, http } = startApi()
const { status, merchantSetting, providerSetting, fieldType, dictionary, playerInfo, saveFields } = kycEndpoints
const { uploadPicture, picture, pictureCount, verify, questions, submitMaterials } = kycEndpoints
const { smsCode } = readOutbox(container)

const site = (kyc: object = {}, others: object = {}) => given.merchant({ settings: { kyc: { ...KYC_ON, ...kyc }, ...others } })
const memberOf = async (kyc: object = {}, details: object = {}) => given.member({ merchant: await site(kyc), ...details })
const send = (caller: TestCaller, values: object = GOOD) => as(caller).call(submitMaterials, { fields: written(values) })
const upload = async (caller: TestCaller, side = 'FRONT', content?: Buffer) =>
  http()
    .post(uploadPicture.path)
    .set('Merchant', caller.merchantCode ?? '')
    .set('Authorization', caller.token ?? '')
    .field('side', side)
    .attach('file', content ?? (await photo()), 'id.jpg')
const ready = async (kyc: object = {}, details: object = {}) => {
  const member = await memberOf(kyc, details)
  expect(isAccepted(await upload(member))).toBe(true)
  return member
}
const codeOf = async (call: PromiseLike<{ body: { errorCode?: string } }>) => (await call).body.errorCode
const rows = ({ id: memberId }: { id: number }) =>
  container().database.prisma.kycCheck.findMany({ where: { memberId }, orderBy: { id: 'asc' } })

describe('a merchant without identity checks', () => {
  it('says so in the status, and refuses every other call', async () => {
    const member = await given.member()

    expect((await as(member).call(status).expect(success)).body.value).toMatchObject({
      isEnabled: false,
      isRequiredForWithdrawal: false,
      status: 'NOT_SUBMITTED',
    })
    expect((await as(member).call(merchantSetting).expect(success)).body.value).toMatchObject({ isEnabled: false })
    for (const off of [providerSetting, fieldType, dictionary, playerInfo, picture, pictureCount, questions, verify])
      expect(await codeOf(as(member).call(off as typeof verify))).toBe('function.not.available')
    expect(await codeOf(send(member))).toBe('function.not.available')
    expect((await upload({ ...member, merchantCode: 'test' })).body.errorCode).toBe('function.not.available')
  })
})

describe('the form', () => {
  it('always asks for the document, and otherwise for what the merchant chose', async () => {
    const kyc = { idTypes: ['PASSPORT', 'UMID'], fields: ['sourceOfIncome'], requiredFields: ['fullName'], pictures: ['BACK'] }
    const member = await memberOf(kyc)

    const { value } = (await as(member).call(dictionary, {}, { Language: 'EN' }).expect(success)).body

    expect(value.idTypes.map(({ idType }: { idType: string }) => idType)).toEqual(['PASSPORT', 'UMID'])
    expect(value.fields.map((field: { fieldId: string; isRequired: boolean }) => [field.fieldId, field.isRequired])).toEqual([
      ['idType', true],
      ['idNumber', true],
      ['fullName', true],
      ['sourceOfIncome', false],
    ])
    expect(value.pictures).toMatchObject([
      { side: 'FRONT', isRequired: true },
      { side: 'BACK', isRequired: false },
    ])
    const asked = (await as(member).call(questions).expect(success)).body.value
    expect(asked.map(({ questionId }: { questionId: string }) => questionId)).toEqual([
      ...value.fields.map(({ fieldId }: { fieldId: string }) => fieldId),
      'FRONT',
      'BACK',
    ])
    expect((await as(member).call(pictureCount)).body.value).toEqual({ count: 0, required: 1, maximum: 2 })
    expect((await as(member).call(fieldType, { fieldType: 'SELECT' })).body.value).toMatchObject([
      { fieldType: 'SELECT', fieldIds: ['idType', 'sourceOfIncome'] },
    ])
    expect((await as(member).call(providerSetting)).body.value).toEqual({ provider: 'MANUAL', providers: [] })
  })

  it.each(LANGUAGES)('has texts in %s', async (language) => {
    const code = { en: 'EN', tl: 'TY', zh: 'CN', vi: 'VI' }[language]
    const { value } = (await as(await memberOf()).call(dictionary, {}, { Language: code })).body
    expect(value.fields[1].fieldName).toBe(KYC_WORDS[language].fields.idNumber)
  })

  it('starts with what the account knows, contacts masked', async () => {
    const member = await memberOf({}, { payeeName: 'Maria Santos', mobileNumber: '9175550123', email: 'maria@example.com' })
    expect((await as(member).call(playerInfo).expect(success)).body.value).toMatchObject({
      payeeName: 'Maria Santos',
      mobileNo: '******0123',
      mobileVerified: false,
      email: 'm***@example.com',
    })
  })
})

describe('what a member sends', () => {
  it('waits for review; only the number’s last digits are shown, and none is stored in plain text', async () => {
    const member = await ready()

    const { value } = (await send(member).expect(success)).body

    expect(value).toMatchObject({ status: 'PENDING', submissionsLeft: 2, pictures: [{ side: 'FRONT' }] })
    expect(value.fields).toContainEqual({ fieldId: 'idNumber', fieldValue: '*****567A' })
    expect(value.fields).toContainEqual({ fieldId: 'fullName', fieldValue: 'Maria Santos' })
    const [row] = await rows(member)
    expect(JSON.stringify(row, (_, part) => (typeof part === 'bigint' ? String(part) : part))).not.toContain(GOOD.idNumber)
  })

  it('WIR-23: can be filled in step by step, in any order, and sent at the end', async () => {
    const member = await memberOf()
    expect(await codeOf(as(member).call(verify))).toBe('request.param.err')
    await as(member)
      .call(saveFields, { fields: written({ idType: 'UMID', idNumber: '0011-2233' }) })
      .expect(success)
    expect((await as(member).call(status)).body.value.status).toBe('NOT_SUBMITTED')
    expect(await codeOf(as(member).call(verify))).toBe('request.param.err')
    await as(member)
      .call(saveFields, { fields: written({ fullName: 'Ana Reyes', birthday: '1988-01-31' }) })
      .expect(success)
    const { body } = await as(member).call(verify).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'kyc.pictures.missing', value: { data: ['FRONT'] } })
    await upload(member)
    expect((await as(member).call(verify).expect(success)).body.value.status).toBe('PENDING')
  })

  it('names every field that is missing', async () => {
    const { body } = await send(await ready(), { idType: 'UMID' }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'request.param.err' })
    expect(body.value.fields.map(({ path }: { path: string }) => path)).toEqual(['idNumber', 'fullName', 'birthday'])
  })

  it.each([
    ['a document the merchant does not take', { idType: 'UMID' }, 'idType'],
    ['a number with other characters', { idNumber: '12<34>56' }, 'idNumber'],
    ['a masked number', { idNumber: '*****567A' }, 'idNumber'],
    ['markup', { fullName: '<b>Ana</b>' }, 'fullName'],
    ['a day the calendar does not have', { birthday: '1990-02-30' }, 'birthday'],
    ['a birth date to come', { birthday: '2090-01-01' }, 'birthday'],
    ['a document that has run out', { expiryDate: '2020-01-01' }, 'expiryDate'],
    ['an income there is none of', { sourceOfIncome: 'LUCK' }, 'sourceOfIncome'],
    ['a field that is not asked', { occupation: 'Teacher' }, 'occupation'],
  ])('is refused for %s', async (_, wrong, path) => {
    const member = await ready({ idTypes: ['PASSPORT'], fields: ['expiryDate', 'sourceOfIncome'] })
    const { body } = await send(member, { ...GOOD, ...wrong }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path }] } })
    expect((await rows(member))[0]?.state).toBe('NOT_SUBMITTED')
  })

  it('ACC-04: is refused below the merchant’s minimum age, and accepted from the birthday on', async () => {
    const merchant = await site({}, { registration: { minimumAge: 21 } })
    const member = await given.member({ merchant })
    await upload(member)
    const year = clock.now().getUTCFullYear()
    const { body } = await send(member, { ...GOOD, birthday: `${year - 20}-01-01` }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'kyc.underage', value: { data: { minimumAge: 21 } } })
    await send(member, { ...GOOD, birthday: `${year - 22}-01-01` }).expect(success)
  })

  it('is refused to trial accounts and frozen members', async () => {
    const merchant = await site()
    for (const type of [4, 40] as const) {
      const answer = await send(await given.member({ merchant, type }))
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'trial.not.allowed'])
    }
    const frozen = await given.member({ merchant, status: 'FROZEN' })
    expect(await codeOf(send(frozen))).toBe('permission.denied')
    expect((await upload(frozen)).body.errorCode).toBe('permission.denied')
    const excluded = await given.member({ merchant, status: 'EXCLUDED', excludedUntil: new Date('2099-01-01') })
    await upload(excluded)
    await send(excluded).expect(success)
  })

  it('is sent once, of ten at once, and then cannot be changed', async () => {
    const member = await ready()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(member)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.find(isRefused)!.body).toMatchObject({
      errorCode: 'kyc.state.changed',
      value: { data: { status: 'PENDING' } },
    })
    expect(await codeOf(as(member).call(saveFields, { fields: written({ fullName: 'Other' }) }))).toBe('kyc.state.changed')
    expect((await upload(member)).body.errorCode).toBe('kyc.state.changed')
    expect(await rows(member)).toHaveLength(1)
  })

  it('needs a verified number, or the code sent to it', async () => {
    const merchant = await site({ requiredFields: ['mobileNo'] })
    const values = { idType: 'PASSPORT', idNumber: 'P7654321' }
    const [proved, other] = [uniqueMobile(), uniqueMobile()]
    const contact = { diallingCode: '63', mobileNumber: proved, mobileVerifiedAt: new Date('2026-01-01') }
    const owner = await given.member({ merchant, ...contact })
    await upload(owner)
    // The account's own number is used without being typed.
    expect((await send(owner, values).expect(success)).body.value.fields).toContainEqual({
      fieldId: 'mobileNo',
      fieldValue: `63${proved}`,
    })
    const member = await given.member({ merchant })
    await upload(member)
    expect(await codeOf(send(member, values))).toBe('request.param.err')
    const typed = { fieldId: 'mobileNo', fieldValue: other, countryCode: 63 } as const
    const sendNumber = (more: object = {}) =>
      as(member).call(submitMaterials, { fields: [...written(values), { ...typed, ...more }] })
    expect(await codeOf(sendNumber())).toBe('not_verified_mobileNo')
    await as(member).call(verificationEndpoints.smsSend, { mobileNo: other, countryDialingCode: '63' }).expect(success)
    expect(await codeOf(sendNumber({ verificationCode: '000000' }))).toBe('validate_verification_code_error')
    await sendNumber({ verificationCode: await smsCode(other) }).expect(success)
  })
})

describe('pictures', () => {
  it('are redrawn without the file’s metadata, and shown only to their owner', async () => {
    const [member, stranger] = [await memberOf(), await given.member()]
    const other = await given.member({ merchant: await site() })
    const file = await sharp(await photo(700))
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer()
    await upload(member, 'FRONT', file)

    const shown = await as(member).call(picture, { side: 'FRONT' }).expect(success)

    expect(shown.headers['cache-control']).toBe('no-store')
    const content = Buffer.from(shown.body.value.picture.split(',')[1], 'base64')
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 700 })
    expect(content.includes('SECRET PLACE')).toBe(false)
    expect(await codeOf(as(member).call(picture, { side: 'BACK' }))).toBe('no.data')
    expect(await codeOf(as(other).call(picture, { side: 'FRONT' }))).toBe('no.data')
    expect(await codeOf(as(stranger).call(picture, { side: 'FRONT' }))).toBe('function.not.available')
    // It has no public address.
    expect(await container().database.prisma.media.count({ where: { content: new Uint8Array(content) } })).toBe(0)
  })

  it('replace the last one of their side; sides that are not required are refused', async () => {
    const member = await memberOf({ pictures: ['FRONT'] })
    for (const width of [300, 301, 302]) await upload(member, 'FRONT', await photo(width))
    expect((await as(member).call(pictureCount)).body.value).toMatchObject({ count: 1 })
    expect((await upload(member, 'SELFIE')).body.errorCode).toBe('request.param.err')
    expect((await upload(member, 'INSIDE')).body.errorCode).toBe('request.param.err')
  })

  it('WIR-23: can be text from older clients', async () => {
    const member = await memberOf()
    const image = (await photo()).toString('base64')
    await as(member).call(uploadPicture, { side: 'FRONT', image }).expect(success)
    expect(await codeOf(as(member).call(uploadPicture, { side: 'FRONT' }))).toBe('request.param.err')
  })

  it('must be of the right type, and not too large', async () => {
    const member = await memberOf()
    expect((await upload(member, 'FRONT', Buffer.from('%PDF-1.7'))).body.errorCode).toBe('upload.type.err')
    expect((await upload(member, 'FRONT', Buffer.alloc(KYC_PICTURE_MAX_BYTES + 1))).status).toBe(413)
  })
})
