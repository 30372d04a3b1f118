import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startDatabase } from '#tests/support/database.ts'

const { prisma } = await startDatabase()

it('asks a connection one thing at a time within a transaction, in the order of the calls', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)

  const answers = await prisma.$transaction((tx) =>
    Promise.all([1, 2, 3, 4].map((number) => tx.$queryRaw`SELECT ${number}::int AS number, statement_timestamp() AS at`)),
  )
  await turn()
  process.off('warning', note)

  const rows = (answers as { number: number; at: Date }[][]).flat()
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())).toEqual(rows)
  expect(warnings).toEqual([])
})

it('goes on after a statement that fails', async () => {
  const transaction = prisma.$transaction(async (tx) => {
    await expect(tx.$queryRaw`SELECT 1 / 0`).rejects.toThrow('division by zero')
    await tx.$queryRaw`SELECT 1`
  })

  await expect(transaction).rejects.toThrow('current transaction is aborted')
  expect(await prisma.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
})
