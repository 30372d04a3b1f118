/** A list of members as an operator types, pastes or exports it: one per line, with or without an amount. Pure. */
import { CsvError, parse } from 'csv-parse/sync'
import { giftAmount } from '#contract/back-office/reward-grant.ts'

export interface ListLine {
  /** Starts at 1. */
  line: number
  text: string
  /** Lower case, or `#` and an id. */
  member: string
  /** Null = no amount on the line; undefined = not readable. */
  amount: bigint | null | undefined
}

/** A first line that names the columns. */
const HEAD = /^(member|username|user|name|id|miyembro|会员|thành viên)$/i

const amountOf = (typed: string): bigint | null | undefined => (typed === '' ? null : giftAmount.safeParse(typed).data)

/** Undefined if the text cannot be parsed: a quote is not closed. */
export function readList(list: string): ListLine[] | undefined {
  let rows: { record: string[]; info: { lines: number } }[]
  try {
    rows = parse(list, {
      bom: true,
      delimiter: [',', ';', '\t'],
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as typeof rows
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
  return rows
    .map(({ record: [member = '', amount = '', ...rest], info }) => ({
      line: info.lines,
      text: [member, amount, ...rest].filter(Boolean).join(', '),
      member: member.toLowerCase(),
      amount: rest.some((cell) => cell !== '') ? undefined : amountOf(amount),
    }))
    .filter(({ member, text }, place) => text !== '' && !(place === 0 && HEAD.test(member)))
}
