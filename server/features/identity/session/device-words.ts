import { UAParser } from 'ua-parser-js'
import type { RequestFacts } from '#server/http/handle.ts'

const MAX_LENGTH = 64

/**
 * A short description by which a member recognises the device: `Chrome on Android`, `Safari on iPhone`. Empty if nothing is
 * known.
 */
export function deviceWords({ userAgent, device }: Pick<RequestFacts, 'userAgent' | 'device'>): string {
  const parser = new UAParser(userAgent)
  const [browser, os, hardware] = [parser.getBrowser(), parser.getOS(), parser.getDevice()]
  const name = browser.name?.replace(/^Mobile | (WebView|Headless)$/g, '')
  const place = hardware.model && os.name === 'iOS' ? hardware.model : os.name
  const words = name && place ? `${name} on ${place}` : (name ?? place ?? device)
  return words.slice(0, MAX_LENGTH)
}
