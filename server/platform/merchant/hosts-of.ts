import type { Merchant } from './merchant-directory.ts'

/** The merchant's own hosts, the main one first; [] = none is configured. */
export const hostsOf = ({ settings }: Pick<Merchant, 'settings'>): string[] => [
  ...new Set([settings.mainDomain, ...settings.domains].filter(Boolean)),
]
