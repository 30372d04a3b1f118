/** What HTML of the house may hold: the server keeps nothing else, the client draws nothing else. */
const INLINE = ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'div', 'blockquote'] as const
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'] as const
export const HTML_TAGS = [...INLINE, ...BLOCKS] as const
export const HTML_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'] as const
/** Other sites, mail, telephone, and our own pages by their path. */
export const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/))/i
