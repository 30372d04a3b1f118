import { randomInt } from 'node:crypto'

/** Without characters that are easily confused when read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** A trillion codes: they cannot be guessed, and collisions are practically impossible. */
export const newLinkCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
