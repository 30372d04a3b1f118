/**
 * `npm run par -- <game code | file>`: prints a par sheet with its exact figures as JSON. `--generate` makes the sheets of catalogue games
 * that have none. Exits with 1 and a line of usage for anything it cannot compute.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import { generateSheet } from '#server/games/slots/generate.ts'
import { slotModel, stakeStep } from '#server/games/slots/model.ts'
import { parFiguresOf } from '#server/games/slots/par-figures.ts'
import { screenFigures } from '#server/games/slots/screen-figures.ts'
import { sheetHash } from '#server/games/slots/sheet-hash.ts'
import { SHEETS, type StoredSheet } from '#server/games/slots/sheets.ts'
import { SLOT_CLASSES } from '#server/games/slots/templates.ts'
import { problemsOf } from '#server/games/slots/validate.ts'
import { GAMES } from '#seed/reference/games/index.ts'

const USAGE = `Usage: npm run par -- <game code>
       npm run par -- <file with a par sheet>
       npm run par -- --generate`

/** A mistake in the command or the sheet: its message is for the person who typed it. */
class UsageError extends Error {}

async function sheetFrom(name: string): Promise<ParSheet> {
  const stored = SHEETS.find(({ gameCode }) => gameCode === name)
  if (stored) return stored.sheet
  const text = await readFile(name, 'utf8').catch(() => {
    throw new UsageError(`There is no slot and no file ${name}`)
  })
  try {
    return parSheet.parse(JSON.parse(text))
  } catch (error) {
    throw new UsageError(`${name} is no par sheet: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function printed(sheet: ParSheet): object {
  const structure = problemsOf({ ...sheet, free: undefined })
  if (structure.length > 0) throw new UsageError(structure.join('\n'))
  const model = slotModel(sheet)
  const screens = screenFigures(model, false)
  const problems = problemsOf(sheet, screens)
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const figures = parFiguresOf(sheet, screens)
  return { sheet, hash: sheetHash(sheet), stakeStep: Number(stakeStep(model)), figures }
}

const isSlotClass = (classify: string) => SLOT_CLASSES.find((one) => one === classify)

/** One line a sheet, so that a new game is one line of difference. All figures are computed again. */
async function generateMissing(): Promise<number> {
  const sheets: Omit<StoredSheet, 'figures'>[] = [...SHEETS]
  const [known, hashes] = [new Set(sheets.map(({ gameCode }) => gameCode)), new Set(sheets.map(({ sheet }) => sheetHash(sheet)))]
  for (const { gameCode, vendorCode, name: gameName, classify, minLine, category } of GAMES) {
    const slotClass = isSlotClass(classify)
    if (category !== 'RNG' || !slotClass || known.has(gameCode)) continue
    const sheet = generateSheet({ gameCode, slotClass, lines: minLine }, (hash) => hashes.has(hash))
    hashes.add(sheetHash(sheet))
    sheets.push({ vendorCode, gameCode, gameName, sheet })
  }
  const lines = sheets.map((one) => JSON.stringify({ ...one, figures: parFiguresOf(one.sheet) }))
  await writeFile(fileURLToPath(new URL('../games/slots/sheets.json', import.meta.url)), `[\n${lines.join(',\n')}\n]\n`)
  return sheets.length - SHEETS.length
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { generate: { type: 'boolean' } } })
  if (values.generate) {
    console.log(`${await generateMissing()} new sheets`)
    return
  }
  const [name, ...others] = positionals
  if (!name || others.length > 0) throw new UsageError('Which game, or which file?')
  console.log(JSON.stringify(printed(await sheetFrom(name)), null, 2))
}

run().catch((error: Error) => {
  const isMistake = error instanceof UsageError || 'code' in error
  console.error(isMistake ? `${error.message}\n${USAGE}` : error)
  process.exitCode = 1
})
