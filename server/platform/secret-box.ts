/** Encrypts secrets at rest with AES-256-GCM and the server's own key; only the owner's id opens a sealed text. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Owners = 'member' | 'operator' | 'vendor'
/** What is sealed; each purpose has its own keys. */
type Sealed = 'two-factor' | 'kyc' | 'vendor-wallet' | 'provider-key' | 'provider-session'

/** Members, operators and vendors have separate keys: operator 7 cannot open the text of member 7. */
const derive = (secret: string, sealed: Sealed, owners: Owners, use: string) => {
  const purpose = owners === 'member' ? `palaro:${sealed}` : `palaro:${sealed}:${owners}`
  return Buffer.from(hkdfSync('sha256', secret, '', `${purpose}:${use}`, KEY_BYTES))
}

export function createSecretBox({
  secret,
  sealed: what,
  owners = 'member',
}: {
  secret: string
  sealed: Sealed
  owners?: Owners
}) {
  const [sealingKey, hashingKey] = [derive(secret, what, owners, 'seal'), derive(secret, what, owners, 'hash')]
  const ownerOf = (id: number) => Buffer.from(`${owners}:${id}`)
  return {
    seal(ownerId: number, text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealingKey, nonce).setAAD(ownerOf(ownerId))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },

    /** Throws if the text was sealed for another owner, or changed. */
    open(ownerId: number, sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, sealingKey, bytes.subarray(0, NONCE_BYTES))
        .setAAD(ownerOf(ownerId))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },

    /** Only for comparison. A keyed hash, so that a reader of the database cannot try codes or numbers against it. */
    hash: (ownerId: number, text: string): string =>
      createHmac('sha256', hashingKey).update(`${ownerId}:${text}`).digest('base64url'),
  }
}
export type SecretBox = ReturnType<typeof createSecretBox>
