/**
 * Removes everything from an editor's HTML that could run or disguise something, so that what is stored is harmless (SCR-20).
 */
import sanitizeHtml from 'sanitize-html'
import { HTML_ATTRIBUTES, HTML_TAGS, SAFE_ADDRESS } from '#contract/safe-html.ts'

const ADDRESSES = ['href', 'src'] as const

function withoutUnsafe(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = { ...attributes }
  for (const name of ADDRESSES) if (attribs[name] !== undefined && !SAFE_ADDRESS.test(attribs[name].trim())) delete attribs[name]
  return { tagName, attribs }
}

export const sanitiseHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...HTML_TAGS],
    allowedAttributes: { '*': [...HTML_ATTRIBUTES] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { '*': withoutUnsafe },
  }).trim()
