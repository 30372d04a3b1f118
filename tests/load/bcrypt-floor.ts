/** Bare `bcrypt.compare`, as many at once as the thread pool allows: the limit for any login. Prints compares per second. */
import bcrypt from 'bcrypt'

const AT_ONCE = 4
const [seconds, hash = '', password = ''] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1_000
let compares = 0

async function compareUntilTheEnd() {
  while (performance.now() < end) {
    await bcrypt.compare(password, hash)
    compares += 1
  }
}
const startedAt = performance.now()
await Promise.all(Array.from({ length: AT_ONCE }, compareUntilTheEnd))
process.stdout.write(String((compares / (performance.now() - startedAt)) * 1_000))
