/** Seals authenticator secrets at rest: AES-256-GCM by the server's own key; a sealed text opens for its own member alone. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const derive = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `palaro:two-factor:${use}`, KEY_BYTES))
const ownerOf = (memberId: number) => Buffer.from(`member:${memberId}`)

export function createSecretBox({ secret }: { secret: string }) {
  const [sealingKey, hashingKey] = [derive(secret, 'seal'), derive(secret, 'hash')]
  return {
    seal(memberId: number, text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealingKey, nonce).setAAD(ownerOf(memberId))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },

    /** Throws where the text was sealed for somebody else, or changed. */
    open(memberId: number, sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, sealingKey, bytes.subarray(0, NONCE_BYTES))
        .setAAD(ownerOf(memberId))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },

    /** For comparing only. A keyed hash: whoever reads the database cannot try codes against it. */
    hash: (memberId: number, text: string): string =>
      createHmac('sha256', hashingKey).update(`${memberId}:${text}`).digest('base64url'),
  }
}
export type SecretBox = ReturnType<typeof createSecretBox>
