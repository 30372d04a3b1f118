import { expect, inject, it } from 'vitest'
import { reachDatabase } from './reach-database.ts'

const changed = (change: Partial<URL>) => Object.assign(new URL(inject('adminUrl')), change).href

it('finds a database that is there', () => expect(reachDatabase(inject('adminUrl'))).resolves.toBeUndefined())

it.each([
  { given: 'no server', change: { host: '127.0.0.1:1' }, says: 'no PostgreSQL answers at 127.0.0.1:1' },
  { given: 'no such host', change: { hostname: 'nowhere.invalid' }, says: 'there is no host nowhere.invalid' },
  { given: 'no such database', change: { pathname: '/nothing' }, says: 'there is no database nothing at ' },
])('says by the name of the variable that there is $given', async ({ change, says }) => {
  const url = changed(change)

  await expect(reachDatabase(url)).rejects.toThrow(`DATABASE_URL: ${says}`)
  await expect(reachDatabase(url)).rejects.toThrow(/, e\.g\. DATABASE_URL=postgresql:\/\/[^\n]+$/)
})

it('says that the server refuses who asks', async () => {
  // A server given by TEST_DATABASE_URL may trust every caller, but still refuses unknown users.
  const refused = reachDatabase(changed({ username: 'stranger', password: 'wrong-password' }))

  await expect(refused).rejects.toThrow(/refuses the user stranger or the password, e\.g\. /)
  await expect(refused).rejects.not.toThrow('wrong-password')
})
