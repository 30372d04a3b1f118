/** Marks the page while a login lies over it (SCR-27). */
const HELD = 'position-change'

/** Playback position of each video, by its address: a page rendered again meanwhile has new elements. */
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
    // The browser may block autoplay; the player then uses the video's own button.
    void film.play().catch(() => undefined)
  }
  keptTimes.clear()
}

/** Freezes the page below; returns a function that releases it. */
export function holdPage(): () => void {
  document.body.classList.add(HELD)
  stopFilms()
  return () => {
    document.body.classList.remove(HELD)
    resumeFilms()
  }
}
