/** The country of an IP address. */
export interface Geo {
  /** ISO 3166 alpha-2; null if unknown. */
  countryOf(ip: string): string | null
}
