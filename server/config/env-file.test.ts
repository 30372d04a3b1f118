import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readEnvironment } from './env-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaro-env-'))
afterAll(() => rmSync(folder, { recursive: true }))
const PALARO_ENV_FILE = join(folder, 'own.env')
writeFileSync(PALARO_ENV_FILE, '# the port\nPORT=4000\nMAIL_FROM="Play <a@play.example>"\nSMTP_URL=smtp://mail.example\n')

it('adds what the file says, and what is set already wins, also where it is set to nothing', () =>
  expect(readEnvironment({ PALARO_ENV_FILE, PORT: '5000', SMTP_URL: '' })).toMatchObject({
    PORT: '5000',
    MAIL_FROM: 'Play <a@play.example>',
    SMTP_URL: '',
  }))

it('reads no file where none is named', () => expect(readEnvironment({ PALARO_ENV_FILE: '' })).toEqual({ PALARO_ENV_FILE: '' }))

it('does without .env, but not without a file that was asked for', () => {
  expect(() => readEnvironment({})).not.toThrow()
  expect(() => readEnvironment({ PALARO_ENV_FILE: '/nowhere/.env' })).toThrow('PALARO_ENV_FILE: /nowhere/.env cannot be read')
})
