/**
 * The address of a member's conversation page. Everything in it besides the key is optional decoration, and is checked, because
 * the page is ours.
 */
import { LANGUAGE_WIRE_CODE, type Language } from '#contract/wire.ts'
import { backPath } from '#server/features/play/launch/back-path.ts'

const PAGE = '/m/chat'
const COLOUR = /^#[\da-f]{6}$/i

interface Decoration {
  backUrl?: string | undefined
  headerColor?: string | undefined
  title?: string | undefined
}

export function chatUrl(origin: string, key: string, language: Language, { backUrl, headerColor, title }: Decoration): string {
  const url = new URL(PAGE, origin)
  url.searchParams.set('key', key)
  url.searchParams.set('language', LANGUAGE_WIRE_CODE[language])
  if (title) url.searchParams.set('title', title)
  if (headerColor && COLOUR.test(headerColor)) url.searchParams.set('color', headerColor)
  const back = backPath(backUrl, origin)
  if (back) url.searchParams.set('back', back)
  return url.href
}
