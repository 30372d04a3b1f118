import { AVATAR_MAX_BYTES, type AvatarValue, HOUSE_AVATARS } from '#contract/avatar.ts'
import { avatarOf } from '#server/features/member/avatar-of.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { redrawPicture } from '#server/platform/redraw-picture.ts'
import type { AvatarRepository } from './avatar.repository.ts'

interface Deps {
  pictures: AvatarRepository
  members: {
    findById(id: number): Promise<{ avatar: string } | null>
    /** One change of a member at a time. */
    change(
      id: number,
      decide: (member: unknown, tx: PrismaTransaction) => Promise<{ avatar: string }>,
    ): Promise<{ avatar: string }>
  }
  clock: Clock
}

const FLAG = 'PROFPIC3'
const SQUARE = { size: 256, fit: 'cover' } as const
const HOUSE_NUMBER = /^\d{1,2}$/
const DATA_URL = /^data:[\w/+.-]*;base64,/
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

const refuse = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })

/** A picture as older clients send it. Throws `request.param.err` or `upload.too.large`. */
function readBase64(text: string): Buffer {
  const base64 = text.replace(DATA_URL, '')
  if (!BASE64.test(base64)) throw refuse('image', 'no base64')
  const content = Buffer.from(base64, 'base64')
  if (content.length > AVATAR_MAX_BYTES) throw new AppError('upload.too.large', { limit: AVATAR_MAX_BYTES })
  return content
}

export function createAvatarService({ pictures, members, clock }: Deps) {
  async function own({ memberId }: MemberCaller): Promise<AvatarValue> {
    const member = await members.findById(memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return avatarOf(member.avatar)
  }

  /** `choose` answers the new one, and puts away what it replaces. */
  const keep = async ({ memberId }: MemberCaller, choose: (tx: PrismaTransaction) => Promise<string>): Promise<AvatarValue> =>
    avatarOf((await members.change(memberId, async (_, tx) => ({ avatar: await choose(tx) }))).avatar)

  return {
    own,
    icon: async (caller: MemberCaller): Promise<string> => (await own(caller)).avatar,

    async pick(caller: MemberCaller, merchant: Merchant, number: string): Promise<AvatarValue> {
      checkFlag(merchant, FLAG)
      if (!HOUSE_NUMBER.test(number) || Number(number) >= HOUSE_AVATARS) throw refuse('icon', 'no such picture')
      return keep(caller, async (tx) => {
        await pictures.remove(caller.memberId, tx)
        return String(Number(number))
      })
    },

    /** Throws `request.param.err` where none came, `upload.too.large`, `upload.type.err`. */
    async upload(caller: MemberCaller, merchant: Merchant, files: readonly UploadedFile[], image: string | undefined) {
      checkFlag(merchant, FLAG)
      const content = files[0]?.content ?? (image ? readBase64(image) : undefined)
      if (!content || content.length === 0) throw refuse('image', 'required')
      const drawn = await redrawPicture(content, SQUARE)
      return keep(caller, (tx) => pictures.replace(caller.memberId, drawn, clock.now(), tx))
    },
  }
}
export type AvatarService = ReturnType<typeof createAvatarService>
