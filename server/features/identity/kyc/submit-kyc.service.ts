/**
 * Members fill in and submit the check. All writes lock the member's row: of two concurrent calls one submits, and a submitted
 * check does not change.
 */
import type { WrittenField } from '#contract/identity/kyc/kyc.ts'
import { KYC_PICTURE_MAX_BYTES, type KycSide } from '#contract/identity/kyc/kyc-form.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { maskNumber } from '#server/platform/mask-number.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import { AppError } from '#server/platform/app-error.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { pictureOfText } from '#server/platform/pictures/picture-text.ts'
import type { RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import { type KycContacts, ownContacts } from './kyc-contacts.ts'
import { checkComplete, checkWritten, plainNumber, type KycValues } from './kyc-fields.check.ts'
import { askedFields, askedSides, requiredSides } from './kyc-form.ts'
import { type KycDraft, type KycRepository, type KycRow, storedValues } from './kyc.repository.ts'
import { checkIsOn } from './kyc.service.ts'
import { stateOf } from './present-kyc.ts'

interface Deps {
  checks: KycRepository
  members: {
    findById(id: number): Promise<Member | null>
    /** One change per member at a time. */
    change(id: number, decide: (member: Member, tx: PrismaTransaction) => Promise<undefined>): Promise<unknown>
  }
  contacts: KycContacts
  redrawPicture: RedrawPicture
  box: SecretBox
  clock: Clock
}
export type SubmitFacts = Pick<RequestFacts, 'merchant' | 'ip'> & { caller: MemberCaller }

/** Enough to read the small print of a document. */
const PICTURE = { size: 2_000, fit: 'inside' } as const
/** As for withdrawals: a member on a break or self-excluded may still be checked (RG-08). */
const MAY_NOT = ['LOCKED', 'FROZEN', 'CLOSED']
function checkStatus({ status }: Pick<Member, 'status'>): void {
  if (MAY_NOT.includes(status)) throw new AppError('permission.denied')
}

const changed = (row: KycRow) => new AppError('kyc.state.changed', { data: { status: stateOf(row) } })
/** A submitted check cannot be changed unless it was rejected. */
function checkOpen(sent: KycRow | undefined): void {
  if (sent && sent.state !== 'REJECTED') throw changed(sent)
}

function pictureOf(files: readonly UploadedFile[], image: string | undefined): Buffer {
  const content = files[0]?.content ?? (image ? pictureOfText(image, KYC_PICTURE_MAX_BYTES) : undefined)
  if (content && content.length > 0) return content
  throw new AppError('request.param.err', { fields: [{ path: 'image', message: 'required' }] })
}

export function createSubmitKycService({ checks, members, contacts, redrawPicture, box, clock }: Deps) {
  /**
   * The member's draft; after a rejection it starts with the submitted values, without the pictures and without an erased number.
   */
  async function openDraft(tx: PrismaTransaction, { memberId, merchantId }: MemberCaller): Promise<KycRow> {
    const { draft, sent } = await checks.own(memberId, tx)
    if (draft) return draft
    checkOpen(sent)
    const number = sent?.numberSealed
      ? { numberSealed: sent.numberSealed, numberHash: sent.numberHash, numberMasked: sent.numberMasked }
      : {}
    const begun: KycDraft = sent ? { idType: sent.idType, fields: storedValues(sent), ...number } : {}
    return checks.add(tx, { merchantId, memberId, createdAt: clock.now(), ...begun })
  }

  const numberParts = (number: string, { memberId, merchantId }: MemberCaller): KycDraft =>
    number === ''
      ? { numberSealed: null, numberHash: null, numberMasked: '' }
      : {
          numberSealed: box.seal(memberId, number),
          numberHash: box.hash(merchantId, plainNumber(number)),
          numberMasked: maskNumber(number),
        }

  /** Leaves all other values unchanged. */
  function writeDown(tx: PrismaTransaction, row: KycRow, { idType, idNumber, ...others }: KycValues, caller: MemberCaller) {
    const fields = Object.fromEntries(Object.entries({ ...storedValues(row), ...others }).filter(([, value]) => value !== ''))
    return checks.change(tx, row.id, {
      fields,
      savedAt: clock.now(),
      ...(idType === undefined ? {} : { idType }),
      ...(idNumber === undefined ? {} : numberParts(idNumber, caller)),
    })
  }

  /** Runs before anything is locked: checks that do not need the row, and codes, which are used up. */
  async function readWritten(written: readonly WrittenField[], { caller, merchant }: SubmitFacts): Promise<KycValues> {
    checkIsOn(merchant)
    const member = await members.findById(caller.memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    checkStatus(member)
    checkOpen((await checks.own(caller.memberId)).sent)
    const values = checkWritten(written, merchant, clock.now())
    return { ...values, ...(await contacts.prove(written, member, merchant)) }
  }

  async function assertMaySend(tx: PrismaTransaction, row: KycRow, values: KycValues, { merchant }: SubmitFacts): Promise<void> {
    const { kyc } = merchant.settings
    checkComplete(values, merchant, clock.now())
    const there = row.pictures.map(({ side }) => side)
    const missing = requiredSides(kyc).filter((side) => !there.includes(side))
    if (missing.length > 0) throw new AppError('kyc.pictures.missing', { data: missing })
    const sent = await checks.sentSince(tx, row.memberId, startOfBusinessDay(clock.now(), merchant.timezone))
    if (sent >= kyc.submissionsPerDay) throw new AppError('kyc.submissions.limit', { data: { perDay: kyc.submissionsPerDay } })
  }

  const write = (memberId: number, work: (member: Member, tx: PrismaTransaction) => Promise<void>) =>
    members.change(memberId, async (member, tx) => {
      checkStatus(member)
      await work(member, tx)
      return undefined
    })

  return {
    /** Throws `function.not.available`, `kyc.state.changed`, and the errors of fields. */
    async saveFields(written: readonly WrittenField[], facts: SubmitFacts): Promise<void> {
      const { caller } = facts
      const values = await readWritten(written, facts)
      await write(caller.memberId, async (_, tx) => void (await writeDown(tx, await openDraft(tx, caller), values, caller)))
    },

    /**
     * Throws `upload.type.err`, `upload.too.large`, `TOO_MANY_REQUEST`, `request.param.err` for a side the form does not ask for.
     */
    async uploadPicture(side: KycSide, files: readonly UploadedFile[], image: string | undefined, facts: SubmitFacts) {
      const { caller, merchant } = facts
      await readWritten([], facts)
      if (!askedSides(merchant.settings.kyc).includes(side))
        throw new AppError('request.param.err', { fields: [{ path: 'side', message: 'not part of the form' }] })
      const drawn = await redrawPicture(pictureOf(files, image), PICTURE)
      await write(caller.memberId, async (_, tx) => {
        const { id } = await openDraft(tx, caller)
        await checks.savePicture(tx, id, side, drawn, clock.now())
      })
    },

    /**
     * Throws the same as `saveFields`, `request.param.err` for missing values, `kyc.pictures.missing`, `kyc.submissions.limit`.
     */
    async submit(written: readonly WrittenField[], facts: SubmitFacts): Promise<void> {
      const { caller, merchant, ip } = facts
      const read = await readWritten(written, facts)
      await write(caller.memberId, async (member, tx) => {
        const asked = askedFields(merchant.settings.kyc)
        const begun = await openDraft(tx, caller)
        // Contacts left out default to the account's own.
        const own = Object.entries(ownContacts(member)).filter(([fieldId]) => asked.some((field) => field === fieldId))
        const row = await writeDown(tx, begun, { ...Object.fromEntries(own), ...storedValues(begun), ...read }, caller)
        const idNumber = row.numberSealed === null ? '' : box.open(row.memberId, row.numberSealed)
        await assertMaySend(tx, row, { ...storedValues(row), idType: row.idType as KycValues['idType'], idNumber }, facts)
        await checks.change(tx, row.id, { state: 'PENDING', submittedAt: clock.now(), ip })
      })
    },
  }
}
export type SubmitKycService = ReturnType<typeof createSubmitKycService>
