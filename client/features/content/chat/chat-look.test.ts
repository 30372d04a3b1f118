import { describe, expect, it } from 'vitest'
import { chatLook } from './chat-look.ts'

const look = (query: Record<string, string>) => chatLook(new URLSearchParams(query))

describe('the look of a chat page', () => {
  it('comes from its address', () => {
    const { title, back, colours } = look({ title: ' Help ', back: '/m/message?a=1', color: '#171D2A' })
    expect({ title, back, colours }).toEqual({
      title: 'Help',
      back: '/m/message?a=1',
      colours: { background: '#171D2A', text: '#ffffff' },
    })
    expect(look({ color: '#ffd35e' }).colours?.text).toBe('#1d1a14')
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/m//evil.example', '/m/\\evil.example', ''])(
    'has no link back to another site: %s',
    (back) => expect(look({ back }).back).toBeUndefined(),
  )

  it.each(['red', '#fff', 'url(x)', '#12345g', '#123456;color:red'])('ignores the colour %s', (color) => {
    expect(look({ color }).colours).toBeUndefined()
  })
})
