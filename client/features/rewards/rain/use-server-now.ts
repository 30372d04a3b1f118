import { useNow } from '#client/lib/use-now.ts'

const STEP_MS = 200

/** The server's time, as far as its answers say how far it is ahead of this device's. */
export const useServerNow = (ahead: number): number => useNow(STEP_MS) + ahead
