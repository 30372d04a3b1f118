/** Puts text on the clipboard; false when the browser refuses (no permission, or a page without TLS). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused: the caller reports it.
    return false
  }
}
