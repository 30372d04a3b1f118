import { randomInt } from 'node:crypto'

/** Without characters that are easily confused when read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** Read aloud and typed without mistakes. A trillion of them: they cannot be guessed, and collisions are practically impossible. */
export const newSpokenCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
