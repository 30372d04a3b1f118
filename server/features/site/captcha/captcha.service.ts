import type { Redis } from '#server/platform/redis.ts'
import { newSecret } from '#server/platform/ids.ts'
import { drawCaptcha } from './captcha-picture.ts'

export const CAPTCHA_LIFE_SECONDS = 300
const ID_BYTES = 18
const ID = /^[\w-]{8,64}$/

const keyOf = (id: string) => `palaro:captcha:{${id}}`

interface Deps {
  redis: Redis
  draw?: typeof drawCaptcha
}

export function createCaptchaService({ redis, draw = drawCaptcha }: Deps) {
  return {
    /** A new picture as bare base64 PNG, and the id of its answer. */
    async issue(): Promise<{ id: string; picture: string }> {
      const { answer, png } = await draw()
      const id = newSecret(ID_BYTES)
      await redis.set(keyOf(id), answer, 'EX', CAPTCHA_LIFE_SECONDS)
      return { id, picture: png.toString('base64') }
    },

    /** Right or wrong, a picture accepts only one answer. */
    async verify(id: string | undefined, answer: string | undefined): Promise<boolean> {
      if (!id || !ID.test(id)) return false
      const expected = await redis.getdel(keyOf(id))
      return expected !== null && expected === answer?.trim()
    },
  }
}
export type CaptchaService = ReturnType<typeof createCaptchaService>
