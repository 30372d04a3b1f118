/** Set-up for identity-check tests: a merchant that requires them, a picture, a correctly filled form. */
import sharp from 'sharp'

export const KYC_ON = { isEnabled: true, requiredPictures: ['FRONT'] }

/** A photograph; the width tells them apart. */
export const photo = (width = 320) =>
  sharp({ create: { width, height: 200, channels: 3, background: { r: width % 256, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()

export const GOOD = { idType: 'PASSPORT', idNumber: 'P1234567A', fullName: 'Maria Santos', birthday: '1990-05-17' }
export const written = (values: object) =>
  Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId: fieldId as 'idType', fieldValue: fieldValue as string }))
