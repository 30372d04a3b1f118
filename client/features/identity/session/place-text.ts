import { localeOf } from '#client/lib/languages.ts'

/** `203.0.113.9 · Vietnam`, with the country if it is known. */
export function placeText({ ip, country }: { ip: string; country: string | null }, language: string): string {
  if (!country) return ip
  const name = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' }).of(country)
  return `${ip} · ${name}`
}
