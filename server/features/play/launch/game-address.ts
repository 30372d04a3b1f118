/** The address where a game opens: on this site, or at the merchant's address for the vendor (server/docs/vendor-wallet.md). */
import type { Language } from '#contract/wire.ts'
import type { LaunchFacts } from '#server/features/play/game/game.service.ts'

const PLAY_PATH = '/m/play/'
/** The page a game leads back to, unless its launch named another. */
export const HOME_PATH = '/m/home'

interface Opened {
  /** The one-time launch token. */
  token: string
  /** A path on this site. */
  back: string | undefined
  /** The origin of this site. */
  origin: string
  /** The player's. */
  language: Language
}

export function gameAddress({ game, launchUrl, isSimulated }: LaunchFacts, { token, back, origin, language }: Opened): URL {
  const url = new URL(launchUrl ?? PLAY_PATH + encodeURIComponent(game.gameCode), origin)
  url.searchParams.set('launch', token)
  if (launchUrl !== undefined) {
    url.searchParams.set('gameCode', game.gameCode)
    // Another site needs an absolute URL to lead back here.
    url.searchParams.set('backUrl', new URL(back ?? HOME_PATH, origin).href)
    if (isSimulated) url.searchParams.set('language', language)
  } else if (back) url.searchParams.set('backUrl', back)
  return url
}
