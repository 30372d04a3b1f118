/** Which pop-ups open by themselves on the home page, and in which order. */
export type Popup = 'welcome' | 'login' | 'notice'

/** A new member's welcome, the login pop-ups, then the news. Questions that must be answered come before all of them. */
const ORDER: readonly Popup[] = ['welcome', 'login', 'notice']

interface Turn {
  popup: Popup
  /** Pop-ups it may show, one after another: a login may have several. */
  count: number
}

/**
 * The pop-ups for one opening of the page, at most `most`; the others wait until it opens again. `waiting` is the number of unseen
 * ones; a kind for which it is undefined, and all kinds after it, are left out.
 */
export function popupsToShow(waiting: Readonly<Record<Popup, number | undefined>>, most: number): readonly Turn[] {
  const turns: Turn[] = []
  let left = most
  for (const popup of ORDER) {
    const number = waiting[popup]
    if (number === undefined || left === 0) return turns
    const count = Math.min(number, left)
    if (count > 0) turns.push({ popup, count })
    left -= count
  }
  return turns
}
