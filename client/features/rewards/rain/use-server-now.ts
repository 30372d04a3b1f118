import { useNow } from '#client/lib/use-now.ts'

const STEP_MS = 200

/** The server's time: this device's time plus the known difference. */
export const useServerNow = (ahead: number): number => useNow(STEP_MS) + ahead
