/** A temporary password that can be read aloud and typed: no characters that look alike. */
import { randomInt } from 'node:crypto'

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const oneTimePassword = (): string => Array.from({ length: GROUPS }, group).join('-')
