import type { AvatarValue } from '#contract/identity/avatar.ts'

const HOUSE_NUMBER = /^\d{1,3}$/

/** A member's stored picture as clients read it: the number of a built-in picture, or the hash of an uploaded one. */
export const avatarOf = (stored: string): AvatarValue =>
  HOUSE_NUMBER.test(stored)
    ? { avatar: stored, avatarType: 'STATIC' }
    : { avatar: `/media/${stored}.webp`, avatarType: 'UPLOADED' }
