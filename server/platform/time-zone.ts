/** Whether this is the name of a time zone in the IANA database, such as `Asia/Manila`. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
