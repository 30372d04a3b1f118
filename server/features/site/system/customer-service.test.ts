import { expect, it } from 'vitest'
import { desDecrypt } from '#server/http/payload-cipher.ts'
import { toCustomerServiceEntry } from './customer-service.ts'

it('SCR-23, WIR-14: hides the path of a contact with the key its last 8 characters are', () => {
  const { path } = toCustomerServiceEntry({ title: 'Chat', csType: 'LIVE800', url: 'https://chat.example/ü' }, 0)
  expect(path).not.toContain('example')
  expect(desDecrypt(path.slice(0, -8), path.slice(-8))).toBe('https://chat.example/ü')
})

it.each(['TELEGRAM', 'Facebook'])('WIR-14: leaves the link of %s plain', (csType) => {
  expect(toCustomerServiceEntry({ title: '', csType, url: 'https://t.example/us' }, 0).path).toBe('https://t.example/us')
})
