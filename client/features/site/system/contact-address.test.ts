import { describe, expect, it } from 'vitest'
import { openContactPath } from './contact-address.ts'

describe('the address of a customer-service entry', () => {
  it('SCR-23: is decrypted with the key at its end', () => {
    expect(openContactPath('ddFZMc6X//5UMIhMy+asTX1OlDOadbfP0FP1bYtvbqk=JLz9EitY')).toBe('https://support.example/palaro')
  })

  it.each(['', 'short', 'ddFZMc6X//5UMIhMy+asTX1OlDOadbfP0FP1bYtvbqk=WrongKey', '%%%%notbase64%%%%JLz9EitY'])(
    'is undefined when damaged: %s',
    (path) => {
      expect(openContactPath(path)).toBeUndefined()
    },
  )
})
