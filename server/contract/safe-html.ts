/** Allowed HTML in content of the site: the server stores nothing else, and the client renders nothing else. */
const INLINE = ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'div', 'blockquote'] as const
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'] as const
export const HTML_TAGS = [...INLINE, ...BLOCKS] as const
export const HTML_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'] as const
/** Other sites, mail, telephone, and paths of our own site. */
export const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/))/i
