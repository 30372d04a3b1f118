import { expect, it } from 'vitest'
import { csvAnswer, csvCell } from './csv-answer.ts'

it.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['a "word"', '"a ""word"""'],
  ['=1+1', "'=1+1"],
  ['+63917', "'+63917"],
  ['-cmd|calc', "'-cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['-12.5', '-12.5'],
  [-12.5, '-12.5'],
])('a cell %j is written %j', (cell, written) => expect(csvCell(cell)).toBe(written))

it('reads a page only when the one before it is taken', async () => {
  let read = 0
  async function* pages() {
    for (; read < 3;) {
      read += 1
      yield [[read, 'row']]
    }
  }
  const { lines } = await csvAnswer('a.csv', ['number', 'what'], pages())
  const iterator = lines[Symbol.asyncIterator]()
  expect((await iterator.next()).value).toBe('\uFEFFnumber,what\r\n')
  expect(read).toBe(1)
  expect((await iterator.next()).value).toBe('1,row\r\n')
  expect((await iterator.next()).value).toBe('2,row\r\n')
  expect(read).toBe(2)
})
