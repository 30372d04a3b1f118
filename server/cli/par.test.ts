import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { classic } from '#server/games/slots/worked.samples.ts'

const script = fileURLToPath(new URL('par.ts', import.meta.url))
const par = (...words: string[]) => promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...words])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'par-'))
})
afterAll(() => rm(folder, { recursive: true }))
async function fileWith(content: object | string) {
  const file = join(folder, 'sheet.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

it('prints a sheet of a file with its exact figures', async () => {
  const { stdout } = await par(await fileWith(classic))
  expect(JSON.parse(stdout)).toMatchObject({
    sheet: { id: 'classic-5' },
    stakeStep: 5,
    figures: { rtp: { value: 0.955, exact: '191/200' }, hit: { exact: '1643/8000' }, volatility: 'medium', maxScreen: 72.8 },
  })
})

it('prints the sheet of a game of the catalogue', async () => {
  const { stdout } = await par('old-manila-sevens')
  const { sheet, figures } = JSON.parse(stdout) as { sheet: typeof classic; figures: { rtp: { value: number } } }
  expect(figures.rtp.value).toBeCloseTo(sheet.stated!.rtp, 7)
})

it.each([
  { words: [], says: 'Which game' },
  { words: ['no-such-game'], says: 'There is no slot and no file no-such-game' },
  { content: '{', says: 'is no par sheet' },
  { content: { ...classic, type: 'cards' }, says: 'is no par sheet' },
  { content: { ...classic, lines: ['111', '111'] }, says: 'a line is listed twice' },
])('refuses with usage: $says', async ({ words, content, says }) => {
  const failure = expect.stringMatching(new RegExp(`${says}[^]*Usage: npm run par`))
  await expect(par(...(words ?? [await fileWith(content)]))).rejects.toMatchObject({ code: 1, stderr: failure })
})
