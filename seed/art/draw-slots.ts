/** `node --import tsx seed/art/draw-slots.ts`: writes the symbols of slots, and which game has which, as files for the client build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SLOT_THEMES } from '#seed/reference/games/slot-themes.ts'
import { slotSymbol, slotSymbolFile, slotSymbolsOf, slotThemesFile, slotThemesText } from './slot-symbols.ts'

await mkdir(dirname(slotThemesFile), { recursive: true })
await writeFile(slotThemesFile, slotThemesText(SLOT_THEMES))
for (const name of slotSymbolsOf(Object.values(SLOT_THEMES))) await writeFile(slotSymbolFile(name), `${slotSymbol(name)}\n`)
