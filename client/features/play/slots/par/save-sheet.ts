import type { ParSheet } from '#contract/play/slots/par-sheet.ts'

const LINK_LIVES_MS = 60_000

/** Ids may have colons, which file names may not. */
export const fileNameOf = ({ id }: ParSheet): string => `${id.replaceAll(':', '-')}.json`

/** Saves the sheet as the file that `npm run par` takes. */
export function saveSheet(sheet: ParSheet): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(sheet, null, 2)}\n`], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: fileNameOf(sheet) }).click()
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIVES_MS)
}
