/** The forms a feature's name takes: `loyalty-shop`, `loyaltyShop`, `LoyaltyShop`, `Loyalty shop`. */
import { type Area, AREAS } from '#server/platform/areas.ts'

export interface FeatureNames {
  area: Area
  /** As in paths and keys: `loyalty-shop`. */
  name: string
  camel: string
  pascal: string
  /** As on screen: `Loyalty shop`. */
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
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}
