/** A site's web app manifest: what a phone needs to put it on the home screen (W3C, WIR-10). */
import type { Value } from '#contract/endpoint.ts'
import type * as systemEndpoints from '#contract/site/system/system.ts'
import type { Language } from '#contract/wire.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

type WebManifest = Value<typeof systemEndpoints.manifest>

const START = '/m/home'
/** The page's background in each theme: for the splash screen and the status bar. */
const GROUND = { dark: '#0b0e14', light: '#fbf6ec' } as const

const DESCRIPTION = {
  tl: (site) => `${site}: ang pista ng mga laro, para sa kunwaring pera.`,
  en: (site) => `${site}: a fiesta of games, for play money.`,
  zh: (site) => `${site}：游戏嘉年华，使用虚拟游戏币。`,
  vi: (site) => `${site}: lễ hội trò chơi, chơi bằng tiền ảo.`,
} as const satisfies Record<Language, (site: string) => string>

const LOCALE = { tl: 'fil-PH', en: 'en-PH', zh: 'zh-CN', vi: 'vi-VN' } as const satisfies Record<Language, string>

/** Drawn by client/build/draw-icons.ts; the maskable ones keep the logo inside the safe circle. */
const ICONS: WebManifest['icons'] = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
)

export const webManifestOf = ({ name, settings }: Merchant, language: Language): WebManifest => ({
  id: START,
  name,
  short_name: name,
  description: DESCRIPTION[language](name),
  lang: LOCALE[language],
  start_url: START,
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: GROUND[settings.theme],
  theme_color: GROUND[settings.theme],
  icons: ICONS,
})
