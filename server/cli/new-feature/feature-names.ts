/** The forms a feature's name takes, and the placeholders of the templates: `__name__`, `__camel__` … */
import { type Area, AREAS } from '#server/platform/areas.ts'

export interface FeatureNames {
  area: Area
  /** `loyalty-shop` */
  name: string
  /** `loyaltyShop` */
  camel: string
  /** `LoyaltyShop` */
  pascal: string
  /** `loyalty shop` */
  words: string
  /** `Loyalty shop` */
  title: string
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const isArea = (text: string): text is Area => AREAS.some((area) => area === text)

/** Throws with a sentence for the person at the keyboard. */
export function readFeatureName(argument: string | undefined): FeatureNames {
  const [area = '', name = '', ...rest] = (argument ?? '').split('/')
  if (!isArea(area) || !NAME.test(name) || rest.length > 0)
    throw new Error(`Name an area and a feature: npm run new -- money/loyalty-shop\nAreas: ${AREAS.join(', ')}.`)
  const pascal = name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  return {
    area,
    name,
    pascal,
    words,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

/** A value may contain placeholders of later ones. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`__${key}__`, value), text)
