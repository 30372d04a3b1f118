/** Local and session storage that never throw: they fail in private windows and on full disks. */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    // Storage is off: as if nothing had been stored.
    return null
  }
}

export function keep(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // Storage is off or full: the choice lasts until the page is left.
  }
}
