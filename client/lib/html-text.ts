/** The text of server HTML, for previews. A parsed document that is never shown loads and runs nothing. */
export function textOfHtml(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
