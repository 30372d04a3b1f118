/** Which pop-ups open by themselves on the home page, and in which order. */
export type Popup = 'welcome' | 'login' | 'notice'

/** The welcome of a new member, then what a login brings, then the news. Questions that must be answered come before all of them. */
const ORDER: readonly Popup[] = ['welcome', 'login', 'notice']

interface Turn {
  popup: Popup
  /** Pop-ups it may show, one after another: a login may have several. */
  count: number
}

/**
 * Those for one opening of the page, `most` in all; the others wait until it is opened again. `waiting` says how many of each are
 * still to be seen; as long as it is undefined for one, those after it are not known either.
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
