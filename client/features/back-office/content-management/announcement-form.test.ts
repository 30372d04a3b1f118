import { describe, expect, it } from 'vitest'
import { emptyAnnouncement, toBody, toValues } from './announcement-form.ts'

describe('the form of an announcement', () => {
  const empty = emptyAnnouncement('2026-03-01T08:00')

  it('leaves out languages without text, and a missing end', () => {
    const texts = { ...empty.texts, tl: { title: 'Balita', content: '', picture: '' } }
    expect(toBody({ ...empty, texts })).toMatchObject({ endAt: null, texts: { tl: { title: 'Balita' } } })
    expect(Object.keys(toBody({ ...empty, texts }).texts)).toEqual(['tl'])
  })

  it('keeps a language with a text but no title, so that the server reports it', () => {
    const texts = { ...empty.texts, vi: { title: '', content: '<p>Chào</p>', picture: '' } }
    expect(Object.keys(toBody({ ...empty, texts }).texts)).toEqual(['vi'])
  })

  it('survives the round trip to the wire', () => {
    const body = {
      ...toBody(empty),
      priority: 3,
      sortIndex: 7,
      loginPopup: null,
      texts: { tl: { title: 'A', content: 'B', picture: '' } },
    }
    const again = toBody(toValues({ body }))
    expect(again).toEqual({ ...body, priority: '3', sortIndex: '7' })
  })
})
