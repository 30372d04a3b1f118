/** The pages visitors land on: the client's build writes what each needs, and the server names it in the page. */
import * as z from 'zod/mini'

/** In the folder of the built client. Folders that begin with a dot are not served. */
export const FIRST_PAGES_FILE = '.vite/first-pages.json'

const earlyCall = z.object({
  url: z.string(),
  moduleId: z.optional(z.string()),
  /**
   * Path in the answer to the picture that fills the screen: `['value', 'banners', 0, 'url']`. The page shows it before its code
   * runs.
   */
  picture: z.optional(z.array(z.union([z.string(), z.number()]))),
})
/** A call the page makes as a visitor as soon as it runs. */
export type EarlyCall = z.output<typeof earlyCall>

const firstPage = z.object({
  /** Lets client/styles/first-picture.css place the picture, and the page recognise its own. */
  name: z.enum(['home', 'login', 'gameList', 'promotions']),
  paths: z.array(z.string()),
  /** Below the site's root, beyond those of the entry or not. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  calls: z.array(earlyCall),
})
export type FirstPage = z.output<typeof firstPage>

export const firstPages = z.array(firstPage)

/** The value at the path `picture` in an answer; undefined if there is none. */
export function pictureIn(answer: unknown, picture: NonNullable<EarlyCall['picture']>): string | undefined {
  const found = picture.reduce((part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key], answer)
  return typeof found === 'string' && found !== '' ? found : undefined
}
