const DEFAULT_MERCHANT = 'demo'

/** The merchant this site belongs to; the server writes it into the page. The last tag wins, so that it may just append one. */
export function merchantCode(): string {
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="palaro-merchant"]')]
  return tags.at(-1)?.content || DEFAULT_MERCHANT
}
