/** Words with one slip of a finger in them: "crsh" is close to "crash", "maoyn" to "mayon", "dise" to "dice". */

/** With fewer letters, almost any word is close. */
const LEAST_LETTERS = 4

/** How far a word is from what was typed; the word may go on after it. */
export interface Closeness {
  /** A letter is wrong or too many; otherwise two are exchanged, or one is left out. */
  isWrong: boolean
  isWhole: boolean
}

/** What a slip made of letters of the word: how many of the typed and of the word's it takes up. */
const SLIPS = [
  { isWrong: false, typed: 2, letters: 2 },
  { isWrong: false, typed: 0, letters: 1 },
  { isWrong: true, typed: 1, letters: 0 },
  { isWrong: true, typed: 1, letters: 1 },
] as const

/** Undefined = not close: more than one slip, or none. */
export function closenessOf(typed: string, word: string): Closeness | undefined {
  if (typed.length < LEAST_LETTERS) return undefined
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  if (at === typed.length) return undefined
  const areExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  let found: Closeness | undefined
  for (const slip of SLIPS) {
    if (slip.letters === 2 && !areExchanged) continue
    if (at + slip.letters > word.length || !word.startsWith(typed.slice(at + slip.typed), at + slip.letters)) continue
    const isWhole = word.length === typed.length + slip.letters - slip.typed
    if (isWhole) return { isWrong: slip.isWrong, isWhole }
    found ??= { isWrong: slip.isWrong, isWhole }
  }
  return found
}
