/** All names of a catalogue in one text: searching it takes a tenth of the time of checking each game. */
import { closenessOf } from './close-word.ts'
import { foldText } from './fold-text.ts'

/** Between two names of one game. */
const NAME_END = '\n'
/** Between two games: no client can send it in a text. */
const GAME_END = '\0'

export interface Found<T> {
  game: T
  /** 0 = a name begins with the text, 1 = a word does, 2 = it is within a word. */
  nearness: 0 | 1 | 2
}
export interface NameIndex<T> {
  /** In the order of the games. The text is folded (fold-text.ts). */
  find(text: string): Found<T>[]
  /** Games whose names have a word, or the beginning of one, within one typo of each word of the text; closest first. */
  findClose(text: string): T[]
}

interface Named {
  name: string
  names: Partial<Record<string, string>>
}

/** Where a word occurs: in which game's names, and where in the name. */
interface Place {
  index: number
  /** 0 = the whole name, 1 = its first word, 2 = a later word. */
  position: 0 | 1 | 2
}
type Places = Map<string, Place[]>
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The places of each word, by its first letter: typos hardly ever affect that one, except by swapping the first two. */
function placesByLetter(names: readonly string[]): Map<string, Places> {
  const byLetter = new Map<string, Places>()
  for (const [index, text] of names.entries())
    for (const name of text.split(NAME_END))
      for (const [place, word] of wordsOf(name).entries()) {
        const words: Places = byLetter.get(word[0]!) ?? new Map()
        const places = words.get(word) ?? []
        places.push({ index, position: word === name ? 0 : place === 0 ? 1 : 2 })
        byLetter.set(word[0]!, words.set(word, places))
      }
  return byLetter
}

/** Penalty for a word of which only the beginning is close: it ranks after every whole word. */
const ONLY_BEGINS = 100
/** Larger steps than those of `position`, which is added to the distance. */
function distanceOf(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0
  const close = closenessOf(typed, word)
  return close && (close.isWhole ? 0 : ONLY_BEGINS) + (close.isWrong ? 10 : 0)
}

export function createNameIndex<T extends Named>(games: readonly T[]): NameIndex<T> {
  const starts: number[] = []
  let length = 0
  const parts = games.map(({ name, names }) => {
    const part = NAME_END + foldText([name, ...Object.values(names)].join(NAME_END)) + GAME_END
    starts.push(length)
    length += part.length
    return part
  })
  const all = parts.join('')
  /** Built by the first search with a typo: most catalogues are never searched that way, and a bet must not wait for it. */
  let byLetter: Map<string, Places> | undefined

  /** The distance of each game's closest word from the typed one, by the game's index. */
  function distancesTo(typed: string): Map<number, number> {
    const distances = new Map<number, number>()
    byLetter ??= placesByLetter(all.split(GAME_END))
    const [first, second] = typed
    for (const letter of new Set([first, second]))
      for (const [word, places] of byLetter.get(letter ?? '') ?? []) {
        const distance = distanceOf(typed, word)
        if (distance === undefined) continue
        for (const { index, position } of places) {
          const own = distance + position
          if (own < (distances.get(index) ?? Infinity)) distances.set(index, own)
        }
      }
    return distances
  }

  /** The index of the game whose names are at this offset of the text. */
  function gameAt(place: number): number {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle]! <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  function nearness(text: string, from: number, to: number): Found<T>['nearness'] {
    const names = all.slice(from, to)
    if (names.includes(NAME_END + text)) return 0
    return names.includes(` ${text}`) ? 1 : 2
  }

  return {
    find(text) {
      const found: Found<T>[] = []
      if (!text) return found
      for (let place = all.indexOf(text); place !== -1;) {
        const index = gameAt(place)
        const end = starts[index + 1] ?? all.length
        found.push({ game: games[index]!, nearness: nearness(text, starts[index]!, end) })
        place = all.indexOf(text, end)
      }
      return found
    },
    findClose(text) {
      const [first, ...others] = wordsOf(text).map(distancesTo)
      const found = [...(first ?? [])].flatMap(([index, distance]) => {
        const rest = others.map((distances) => distances.get(index))
        return rest.includes(undefined) ? [] : [{ index, distance: rest.reduce((sum, one) => sum! + one!, distance)! }]
      })
      const whole = found.filter(({ distance }) => distance < ONLY_BEGINS)
      const closest = whole.length > 0 ? whole : found
      return closest.toSorted((a, b) => a.distance - b.distance || a.index - b.index).map(({ index }) => games[index]!)
    },
  }
}
