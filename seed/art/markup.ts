/** SVG plumbing: numbers, escaping, gradients on demand, ids that stay unique when many pictures are inlined in one page. */
import { isTone, TONES } from './palette.ts'
import { hash } from './random.ts'

/** One decimal, no trailing zero. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' }
/** Also drops control characters and lone surrogates, which XML cannot contain. */
export const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the very characters XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, '')
    .replace(/[<>&"']/g, (c) => ENTITIES[c] ?? c)

/** `[offset, colour, opacity?]` */
export type Stop = readonly [number, string, number?]
const fraction = (value: number) => String(value).replace(/^0\./, '.')
const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const at = offset ? ` offset="${fraction(offset)}"` : ''
      return `<stop${at} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${fraction(opacity)}"`}/>`
    })
    .join('')

/** Top to bottom unless `across`. */
export const linear = (id: string, stops: readonly Stop[], across = false) =>
  `<linearGradient id="${id}" ${across ? '' : 'x2="0" y2="1"'}>${stopTags(stops)}</linearGradient>`.replace(' >', '>')

export const radial = (id: string, stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number]) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`

/** `url(#red)` is a three-tone gradient, `url(#redBall)` the same on a sphere. */
function toneGradients(body: string): string {
  const used = new Set([...body.matchAll(/url\(#([a-z]+)(Ball)?\)/g)].map(([, tone, ball]) => `${tone}${ball ?? ''}`))
  return [...used]
    .map((id) => {
      const name = id.replace('Ball', '')
      if (!isTone(name)) return ''
      const { light, mid, deep } = TONES[name]
      const stops: Stop[] = [
        [0, light],
        [0.5, mid],
        [1, deep],
      ]
      return id === name ? linear(id, stops) : radial(id, stops, [0.36, 0.3, 0.85])
    })
    .join('')
}

const shared = new Map<string, string>()

/** Names a drawing that is used more than once; the picture puts it into its defs. */
export function share(content: string): string {
  const id = `shared${hash(content).toString(36)}`
  shared.set(id, content)
  return id
}

/** Moves a body's shared drawings into defs, under short names; a shared drawing may share others. */
function settleShared(body: string): { body: string; defs: string } {
  const ids: string[] = []
  const collect = (text: string) => {
    for (const [, id = ''] of text.matchAll(/href="#(shared\w+)"/g)) {
      if (ids.includes(id)) continue
      ids.push(id)
      collect(shared.get(id) ?? '')
    }
  }
  collect(body)
  const rename = (text: string) => text.replace(/href="#(shared\w+)"/g, (_, id: string) => `href="#s${ids.indexOf(id)}"`)
  return { body: rename(body), defs: ids.map((id, i) => `<g id="s${i}">${rename(shared.get(id) ?? '')}</g>`).join('') }
}

/** An ink line around the whole motif and a soft shadow under it, in one filter. */
export const lift = (ink: string, reach = 1) =>
  `<filter id="lift" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(1.7 * reach)}"/><feComponentTransfer result="a"><feFuncA type="linear" slope="5"/></feComponentTransfer>` +
  `<feFlood flood-color="${ink}" flood-opacity=".9"/><feComposite in2="a" operator="in" result="l"/>` +
  `<feOffset in="a" dy="${n(8 * reach)}"/><feGaussianBlur stdDeviation="${n(4 * reach)}" result="s"/>` +
  `<feFlood flood-color="${ink}" flood-opacity=".55"/><feComposite in2="s" operator="in"/>` +
  `<feMerge><feMergeNode/><feMergeNode in="l"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`

interface Picture {
  /** Everything that distinguishes this picture; used to name its ids. */
  key: string
  label: string
  width: number
  height: number
  body: string
  defs?: string
  /** Pixels per unit, for large pictures drawn on a small board. */
  scale?: number
}

export function svg({ key, label, width, height, body, defs = '', scale = 1 }: Picture): string {
  const prefix = `p${hash(key).toString(36).slice(-5)}`
  const drawn = settleShared(body)
  const allDefs = defs + drawn.defs + toneGradients(drawn.defs + body)
  const content = `${allDefs && `<defs>${allDefs}</defs>`}${drawn.body}`.replace(/(url\(#|href="#|id=")/g, `$1${prefix}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}"` +
    ` preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escape(label)}">${content}</svg>`
  )
}
