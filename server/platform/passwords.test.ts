import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ cost: 8 })

it('knows the right password by its hash', async () => {
  const hash = await passwords.hash('demo1234')
  expect(await passwords.matches('demo1234', hash)).toBe(true)
  expect(await passwords.matches('demo1235', hash)).toBe(false)
  expect(await passwords.matches('demo1234', undefined)).toBe(false)
})

it('takes as long where there is no hash (ACC-01)', async () => {
  const hash = await passwords.hash('demo1234')
  const median = async (against: string | undefined) => {
    const times: number[] = []
    for (let time = 0; time < 9; time++) {
      const startedAt = performance.now()
      await passwords.matches('wrong-one', against)
      times.push(performance.now() - startedAt)
    }
    return times.sort((a, b) => a - b)[4]!
  }
  const ratio = (await median(undefined)) / (await median(hash))
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})
