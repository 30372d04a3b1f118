/** Elements within a line; a tag of any other one begins a new block. */
const WITHIN_A_LINE =
  'a, abbr, b, bdi, bdo, big, code, del, em, font, i, ins, mark, s, small, span, strike, strong, sub, sup, u, wbr'

/**
 * The text of server HTML, on one line: blocks are separated by spaces. The parsed document is never attached, so it loads and runs
 * nothing.
 */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.replaceWith(' ')
  for (const block of body.querySelectorAll(`:not(${WITHIN_A_LINE})`)) {
    block.before(' ')
    block.after(' ')
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
