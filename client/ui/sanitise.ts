/** The allow list of HTML from the server. Loaded only where such HTML is shown. */
import DOMPurify from 'dompurify'

const TAGS = ['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'div', 'blockquote']
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img']
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan']
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/))/i

const purify = DOMPurify(window)
purify.addHook('afterSanitizeAttributes', (node) => {
  // Our own pages stay in this window: a new one would not be logged in.
  if (node.tagName === 'A' && node.hasAttribute('href') && !node.getAttribute('href')?.startsWith('/')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  }
})

export const sanitise = (html: string) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...TAGS, ...BLOCKS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
