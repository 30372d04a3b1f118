/** A member's picture: a built-in one, or one of their own (WIR-20). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { textOrNumber } from '../wire.ts'

/** Built-in pictures, numbered from 0. */
export const HOUSE_AVATARS = 12
export const AVATAR_MAX_BYTES = 5 * 1_024 * 1_024

export const avatarValue = z.object({
  /** Number of a built-in picture, or the address of an uploaded one. */
  avatar: z.string(),
  avatarType: z.enum(['STATIC', 'UPLOADED']),
})
export type AvatarValue = z.infer<typeof avatarValue>

const errors = ['request.param.err', 'upload.type.err', 'upload.too.large', 'function.not.available'] as const

export const own = endpoint({
  summary: 'The member’s picture',
  method: 'GET',
  relay: 'MCSFE_getPlayerAvatar',
  auth: 'member',
  value: avatarValue,
})

export const icon = endpoint({
  summary: 'The picture’s id alone, for older clients',
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  auth: 'member',
  value: z.string(),
})

export const pick = endpoint({
  summary: 'Choose one of the built-in pictures',
  method: 'POST',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  auth: 'member',
  body: z.pipe(
    z.object({
      /** The number of a built-in picture. */
      icon: z.optional(textOrNumber(8)),
      /** Another name of icon. */
      avatar: z.optional(textOrNumber(8)),
    }),
    z.transform((picked) => ({ number: picked.icon || picked.avatar || '' })),
  ),
  value: avatarValue,
  errors: [...errors],
})

/** As a file, or as base64 text in `image`; PNG or JPG. */
export const upload = endpoint({
  summary: 'Upload a picture; its content is checked and re-encoded as a square',
  method: 'POST',
  relay: 'MCSFE_uploadPlayerAvatar',
  moduleId: 'PROFPIC3',
  auth: 'member',
  trialRefused: true,
  tier: 'sensitive',
  upload: { maxFiles: 1, maxBytes: AVATAR_MAX_BYTES, isTextToo: true },
  body: z.object({ image: z.optional(z.string()) }),
  value: avatarValue,
  errors: [...errors],
})
