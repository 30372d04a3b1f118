import { expect, it } from 'vitest'
import { createUploadBudget } from './upload-budget.ts'

it('holds so much of all uploads together, and takes more once some are answered', () => {
  const open = createUploadBudget(10)
  const [one, two] = [open(), open()]
  one.take(6)
  two.take(4)

  expect(() => two.take(1)).toThrow('TOO_MANY_REQUEST')
  one.release()
  one.release()
  two.take(6)
  expect(() => one.take(1)).toThrow('TOO_MANY_REQUEST')
})
