/** What a chat page's address says besides the key. Anyone can write an address, so only harmless values are used. */
const COLOUR = /^#[\da-f]{6}$/i
const OWN_PATH = /^\/m\/(?![/\\])/
/** Above it, dark text reads better (WCAG's relative luminance). */
const BRIGHT = 0.36

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export interface ChatLook {
  title: string | undefined
  /** Where the back arrow leads; undefined = the previous page. */
  back: string | undefined
  /** Of the header, with readable text. */
  colours: { background: string; text: string } | undefined
}

export function chatLook(search: URLSearchParams): ChatLook {
  const [colour, back] = [search.get('color') ?? '', search.get('back') ?? '']
  return {
    title: search.get('title')?.trim() || undefined,
    back: OWN_PATH.test(back) ? back : undefined,
    colours: COLOUR.test(colour) ? { background: colour, text: luminance(colour) > BRIGHT ? '#1d1a14' : '#ffffff' } : undefined,
  }
}
