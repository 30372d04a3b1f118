/** Offers the player was asked about since login, so that each is asked about only once. */
import { keep, readStored } from '#client/lib/storage.ts'

const KEY = 'palaro.contracts-asked'
/** Enough of the login's token to tell logins apart. */
const MARK_LENGTH = 8
const markOf = (token: string) => token.slice(-MARK_LENGTH)

export function putOffIn(token: string): readonly number[] {
  const [mark, ids = ''] = readStored('sessionStorage', KEY)?.split(' ') ?? []
  return mark === markOf(token) ? ids.split(',').map(Number) : []
}

export const keepPutOff = (token: string, ids: readonly number[]) =>
  keep('sessionStorage', KEY, `${markOf(token)} ${ids.join(',')}`)
