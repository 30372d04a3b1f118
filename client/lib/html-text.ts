/** The text of server HTML, for previews. The parsed document is never attached, so it loads and runs nothing. */
export function textOfHtml(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
