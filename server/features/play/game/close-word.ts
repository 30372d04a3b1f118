/** Finds words with a single typo: "crsh" is close to "crash", "maoyn" to "mayon", "dise" to "dice". */

/** With fewer letters, almost any word is close. */
const LEAST_LETTERS = 4

/** How far a word is from the typed text, which may be only the beginning of the word. */
export interface Closeness {
  /** True for a wrong or extra letter, false for two swapped letters or a missing one. */
  isWrong: boolean
  isWhole: boolean
}

/** Kinds of typo, by the number of typed letters and of the word's letters they cover. */
const SLIPS = [
  { isWrong: false, typed: 2, letters: 2 },
  { isWrong: false, typed: 0, letters: 1 },
  { isWrong: true, typed: 1, letters: 0 },
  { isWrong: true, typed: 1, letters: 1 },
] as const

/** Undefined = not close: more than one typo, or none. */
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
