/** Marks the page while a login lies over it (spec §2, login screen). */
const HELD = 'position-change'

/** Where each film stood, by its address: a page that was drawn again meanwhile has another element for it. */
const keptTimes = new Map<string, number>()
const films = () => [...document.querySelectorAll('video')]

function stopFilms(): void {
  keptTimes.clear()
  for (const film of films()) {
    if (film.paused) continue
    keptTimes.set(film.currentSrc, film.currentTime)
    film.pause()
  }
}

function resumeFilms(): void {
  for (const film of films()) {
    const time = keptTimes.get(film.currentSrc)
    if (time === undefined) continue
    film.currentTime = time
    // A browser may not let it start by itself: then its own button does.
    void film.play().catch(() => undefined)
  }
  keptTimes.clear()
}

/** Holds the page below still; answers what lets it go again. */
export function holdPage(): () => void {
  document.body.classList.add(HELD)
  stopFilms()
  return () => {
    document.body.classList.remove(HELD)
    resumeFilms()
  }
}
