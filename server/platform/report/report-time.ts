import { localText } from '#server/platform/business-day.ts'

/** The format in files: the merchant's local time. */
export const fileTime = localText
