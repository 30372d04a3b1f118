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
  it('finds topics and questions, those named so first', () => expect(titles('deposito')).toEqual(['Deposito', 'Gaano katagal?']))
  it('needs every word, wherever it stands', () => {
    expect(titles('minuto deposito')).toEqual(['Gaano katagal?'])
    expect(titles('minuto bituin')).toEqual([])
  })
  it('minds neither marks nor capitals', () => expect(titles('DANG ky')).toEqual(['Bắt đầu']))
  it('reads the text, not the markup', () => expect(titles('<b>')).toEqual([]))
  it('finds nothing for nothing', () => expect(titles('  ')).toEqual([]))
  it('tells which topic an answer belongs to', () => expect(findAnswers(topics, 'ikaw')[0]?.topic).toBe('Deposito'))
})

describe('the topic at first', () => {
  it.each([
    [null, 0],
    ['1', 1],
    ['deposit', 1],
    ['9', 0],
    ['-1', 0],
    ['nobody', 0],
  ])('for i=%s is number %i', (asked, index) => expect(topicAt(topics, asked)).toBe(index))
})
