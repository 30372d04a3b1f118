/** Names that the server generates. */
import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz'
const LETTERS_AND_DIGITS = `${LETTERS}23456789`
const GUEST = 'guest'
const GUEST_DIGITS = 8
const SUFFIX_LENGTH = 4

const pick = (alphabet: string, length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 13 characters, so that it passes the usual username rule; old clients recognise a guest by the prefix (WIR-16). */
export const newGuestName = (): string => `${GUEST}${pick('0123456789', GUEST_DIGITS)}`

/** Old clients send members with this prefix to the trial side (WIR-16), so no real member's name may begin with it. */
export const isGuestName = (username: string): boolean => username.toLowerCase().startsWith(GUEST)

export const newUsername = (length: number): string => pick(LETTERS, 1) + pick(LETTERS_AND_DIGITS, length - 1)

export const withSuffix = (name: string): string => `${name}_${pick(LETTERS_AND_DIGITS, SUFFIX_LENGTH)}`
