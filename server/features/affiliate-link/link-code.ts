import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** A trillion of them: nobody guesses one, and two are never the same. */
export const newLinkCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
