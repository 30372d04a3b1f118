/** Which country an address is in. */
export interface Geo {
  /** ISO 3166 alpha-2; null where unknown. */
  countryOf(ip: string): string | null
}
