/** The text of an editor's HTML, for clients that show plain text. Pure. */

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const LAST_CODE_POINT = 0x10ffff

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ''
}

/** Parts are separated by spaces, because a marquee is one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?(?:b|i|u|em|strong|span|a|font|small|sup|sub)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, characterOf)
    .replace(/\s+/g, ' ')
    .trim()
