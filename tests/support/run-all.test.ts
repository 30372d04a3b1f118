import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const command = fileURLToPath(new URL('run-all.ts', import.meta.url))

it.each([
  { given: ['--nope'], says: "Unknown option '--nope'." },
  { given: ['tests/api/nothing.test.ts'], says: 'There is no file or folder tests/api/nothing.test.ts.' },
  { given: ['server/docs'], says: 'There is no test in server/docs' },
])('npm test -- $given.0 ends with 1, says why and lists the switches', async ({ given, says }) => {
  const ended = run(process.execPath, ['--import', 'tsx', command, ...given])

  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
  await expect(ended).rejects.toMatchObject({
    stderr: expect.stringContaining('Switches: --unit, --api, --services, --browser, --fast'),
  })
})
