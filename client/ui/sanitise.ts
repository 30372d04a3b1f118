/** The allow list for HTML from the server. Loaded only where such HTML is shown. */
import DOMPurify from 'dompurify'
import { HTML_ATTRIBUTES, HTML_TAGS, SAFE_ADDRESS } from '#contract/safe-html.ts'
import { hostedPicture } from '#client/lib/image-host.ts'

const purify = DOMPurify(window)
purify.addHook('afterSanitizeAttributes', (node) => {
  // Our own pages stay in this window: a new one would not be logged in.
  if (node.tagName === 'A' && node.hasAttribute('href') && !node.getAttribute('href')?.startsWith('/')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    const src = node.getAttribute('src')
    if (src) node.setAttribute('src', hostedPicture(src))
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  }
})

export const sanitise = (html: string) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...HTML_TAGS],
    ALLOWED_ATTR: [...HTML_ATTRIBUTES],
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
