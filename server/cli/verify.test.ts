import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('verify.ts', import.meta.url))
const verify = (...words: string[]) => promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...words])

it('recomputes a bet as one JSON line', async () => {
  const seeds = ['0c8f48139d81447799a5310edb9e5aac', '0beeaafc2e5364be411d4b7279923662']
  const { stdout } = await verify('plinko', ...seeds, '14', '13', 'medium')
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout)).toMatchObject({ game: 'plinko', nonce: 14, bin: 11, multiplier: 6 })
})

it.each([
  { words: ['poker', 'a', 'b', '0'], says: 'There is no game poker' },
  { words: ['dice', 'a', 'b', '-1'], says: 'nonce: a whole number' },
  { words: ['keno', 'a', 'b', '0', 'low', '3,3'], says: 'numbers: up to 10 different ones' },
  { words: ['crash', 'short', 'salt'], says: 'gameHash: 64 hex digits' },
])('says what is wrong with $words', async ({ words, says }) => {
  await expect(verify(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
})
