/** Identity checks in any state, with a drawn specimen for each picture. */
import sharp from 'sharp'
import type { KycIdType, KycSide, KycState } from '#contract/identity/kyc/kyc-form.ts'
import { plainNumber } from '#server/features/identity/kyc/kyc-fields.check.ts'
import { maskNumber } from '#server/platform/mask-number.ts'
import type { Database } from '#server/platform/database.ts'
import { DRAWN_TYPE } from '#server/platform/pictures/redraw-picture.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { KYC_SEALING, loadServerSecret } from '#server/platform/server-secret.ts'
import { unique } from './unique.ts'

export interface KycCheckDetails {
  member: { id: number; merchantId: number }
  state?: KycState
  idType?: KycIdType
  number?: string
  fields?: Record<string, string>
  pictures?: readonly KycSide[]
  reason?: string
  /** The deciding operator; needed for APPROVED and REJECTED. */
  operator?: { id: number; username: string }
  submittedAt?: Date
  decidedAt?: Date
  /** When it was approved, if that was taken back; with REJECTED. */
  approvedAt?: Date
}

const line = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="26" rx="13" fill="#8b97a8"/>`
const face = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size * 0.42}" fill="#c98f62"/><path d="M${x - size} ${y + size * 1.9}a${size} ${size * 1.2} 0 0 1 ${size * 2} 0z" fill="#2b5b8a"/>`
const card = (content: string) => `<rect x="40" y="40" width="1120" height="720" rx="48" fill="#eef3f8"/>${content}`
const head = '<rect x="40" y="40" width="1120" height="130" fill="#0f6cb0"/>'

/** No text, so that a specimen does not depend on the machine's fonts. */
const SPECIMENS: Readonly<Record<KycSide, string>> = {
  FRONT: card(
    `${head}<rect x="100" y="230" width="320" height="400" fill="#cfd9e4"/>${face(260, 370, 120)}${line(480, 250, 300)}${line(480, 310, 520)}${line(480, 400, 260)}${line(480, 460, 440)}${line(480, 560, 580)}`,
  ),
  BACK: card(
    `<rect x="40" y="120" width="1120" height="110" fill="#2c3440"/>${line(110, 300, 700)}${line(110, 360, 560)}<rect x="860" y="300" width="240" height="240" fill="#2c3440"/>${line(110, 660, 900)}`,
  ),
  SELFIE: `<rect width="1200" height="800" fill="#d8cbb8"/>${face(600, 290, 210)}<g transform="translate(430 520) scale(.3)">${card(`${head}${face(260, 370, 120)}${line(480, 310, 520)}${line(480, 460, 440)}`)}</g>`,
}
const drawn = new Map<KycSide, Promise<Uint8Array<ArrayBuffer>>>()
async function draw(side: KycSide): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${SPECIMENS[side]}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).webp().toBuffer())
}
function specimen(side: KycSide): Promise<Uint8Array<ArrayBuffer>> {
  const known = drawn.get(side) ?? draw(side)
  drawn.set(side, known)
  return known
}

export async function createKycCheck(database: Database, details: KycCheckDetails, now: Date) {
  const { member, state = 'PENDING', idType = 'PHILSYS', reason = '', operator } = details
  const { number = unique('N'), pictures = ['FRONT', 'SELFIE'], submittedAt = now } = details
  const fields = details.fields ?? { fullName: 'Juan Dela Cruz', birthday: '1990-06-12', address: 'Mabini 12, Quezon City' }
  const box = createSecretBox({ secret: await loadServerSecret(database, KYC_SEALING), sealed: 'kyc' })
  const isSent = state !== 'NOT_SUBMITTED'
  const isDecided = state === 'APPROVED' || state === 'REJECTED'
  const contents = await Promise.all(pictures.map(async (side) => ({ side, content: await specimen(side) })))
  const { id } = await database.prisma.kycCheck.create({
    data: {
      merchantId: member.merchantId,
      memberId: member.id,
      state,
      idType,
      numberSealed: box.seal(member.id, number),
      numberHash: box.hash(member.merchantId, plainNumber(number)),
      numberMasked: maskNumber(number),
      fields,
      ip: '127.0.0.1',
      createdAt: submittedAt,
      submittedAt: isSent ? submittedAt : null,
      decidedAt: isDecided ? (details.decidedAt ?? submittedAt) : null,
      decidedById: isDecided ? (operator?.id ?? null) : null,
      decidedByName: isDecided ? (operator?.username ?? '') : '',
      reason,
      approvedAt: details.approvedAt ?? null,
      approvedById: details.approvedAt ? (operator?.id ?? null) : null,
      approvedByName: details.approvedAt ? (operator?.username ?? '') : '',
      pictures: { create: contents.map((picture) => ({ ...picture, contentType: DRAWN_TYPE, createdAt: submittedAt })) },
    },
    select: { id: true },
  })
  return { id: Number(id), number }
}
