const DEFAULT_MERCHANT = 'demo'

/** The merchant of this site; the server writes it into the page. The last tag wins, so that the server can simply append one. */
export function merchantCode(): string {
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="palaro-merchant"]')]
  return tags.at(-1)?.content || DEFAULT_MERCHANT
}
