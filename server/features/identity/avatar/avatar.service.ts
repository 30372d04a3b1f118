import { AVATAR_MAX_BYTES, type AvatarValue, HOUSE_AVATARS } from '#contract/identity/avatar.ts'
import { avatarOf } from '#server/features/identity/member/avatar-of.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { pictureOfText } from '#server/platform/pictures/picture-text.ts'
import type { RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import type { AvatarRepository } from './avatar.repository.ts'

interface Deps {
  pictures: AvatarRepository
  redrawPicture: RedrawPicture
  members: {
    findById(id: number): Promise<{ avatar: string } | null>
    /** One change per member at a time. */
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

const refuse = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })

export function createAvatarService({ pictures, redrawPicture, members, clock }: Deps) {
  async function own({ memberId }: MemberCaller): Promise<AvatarValue> {
    const member = await members.findById(memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return avatarOf(member.avatar)
  }

  /** `choose` returns the new picture; the one it replaces is deleted. */
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

    /** Throws `request.param.err` without a picture, `upload.too.large`, `upload.type.err`, `TOO_MANY_REQUEST`. */
    async upload(caller: MemberCaller, merchant: Merchant, files: readonly UploadedFile[], image: string | undefined) {
      checkFlag(merchant, FLAG)
      const content = files[0]?.content ?? (image ? pictureOfText(image, AVATAR_MAX_BYTES) : undefined)
      if (!content || content.length === 0) throw refuse('image', 'required')
      const drawn = await redrawPicture(content, SQUARE)
      return keep(caller, (tx) => pictures.replace(caller.memberId, drawn, clock.now(), tx))
    },
  }
}
export type AvatarService = ReturnType<typeof createAvatarService>
