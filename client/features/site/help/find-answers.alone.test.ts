// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { findAnswers, topicAt } from './find-answers.ts'

const topic = (tag: string, title: string, content: string, children: { title: string; content: string }[] = []) => ({
  tag,
  title,
  content,
  bgColor: '',
  children,
})
const topics = [
  topic('start', 'Bắt đầu', '<p>Chạm <b>Đăng ký</b>.</p>'),
  topic('deposit', 'Deposito', '<p>Mula ₱100.</p>', [
    { title: 'Gaano katagal?', content: '<p>Limang minuto ang deposito.</p>' },
    { title: 'Sino ang magbabayad?', content: '<p>Ikaw.</p>' },
  ]),
]
const titles = (search: string) => findAnswers(topics, search).map(({ title }) => title)

describe('searching the help', () => {
  it('finds topics and questions, title matches first', () => expect(titles('deposito')).toEqual(['Deposito', 'Gaano katagal?']))
  it('needs every word, in any place', () => {
    expect(titles('minuto deposito')).toEqual(['Gaano katagal?'])
    expect(titles('minuto bituin')).toEqual([])
  })
  it('ignores accents and case', () => expect(titles('DANG ky')).toEqual(['Bắt đầu']))
  it('reads the text, not the markup', () => expect(titles('<b>')).toEqual([]))
  it('finds nothing for an empty search', () => expect(titles('  ')).toEqual([]))
  it('returns the topic of an answer', () => expect(findAnswers(topics, 'ikaw')[0]?.topic).toBe('Deposito'))
})

describe('the first topic shown', () => {
  it.each([
    [null, 0],
    ['1', 1],
    ['deposit', 1],
    ['9', 0],
    ['-1', 0],
    ['nobody', 0],
  ])('for i=%s is number %i', (asked, index) => expect(topicAt(topics, asked)).toBe(index))
})
