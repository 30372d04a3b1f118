import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/wire.ts'
import { LETTER_KEYS, type LetterKey, paramsOf } from './letters.ts'
import { LETTER_TEXTS, wordLetter } from './word-letter.ts'

const merchant = {
  name: 'Palaro',
  currencySymbol: '₱',
  currencyPosition: 'F',
  timezone: 'Asia/Manila',
  defaultLanguage: 'tl',
} as const
const placesIn = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

describe.each(LETTER_KEYS)('the letter %s', (key: LetterKey) => {
  it.each(LANGUAGES)('has all its parameters in %s, and no text written by a person in the subject', (language) => {
    const { subject, content } = LETTER_TEXTS[language][key]
    expect([...placesIn(subject), ...placesIn(content)].filter((name) => name !== 'site').toSorted()).toEqual(
      expect.arrayContaining(Object.keys(paramsOf(key)).toSorted()),
    )
    for (const name of placesIn(subject + content)) if (name !== 'site') expect(paramsOf(key)).toHaveProperty(name!)
    for (const name of placesIn(subject)) expect(['money', 'instant', undefined]).toContain(paramsOf(key)[name!])
    expect(content).toMatch(/^<p>.+<\/p>$/)
  })

  it('says it in words of each language’s own', () => {
    expect(new Set(LANGUAGES.map((language) => LETTER_TEXTS[language][key].content)).size).toBe(LANGUAGES.length)
  })
})

describe('a letter’s words', () => {
  const params = {
    amount: '12345678999',
    number: 'D10000001',
    at: Date.UTC(2026, 2, 1, 17, 30),
    reason: 'No <b>proof</b>\n& late',
  }
  it.each([
    { language: 'en', amount: '₱1,234,567.89', date: 'Mar 2, 2026, 1:30' },
    { language: 'vi', amount: '₱1.234.567,89', date: '2 thg 3, 2026' },
    { language: 'zh', amount: '₱1,234,567.89', date: '2026年3月2日 01:30' },
    { language: 'tl', amount: '₱1,234,567.89', date: 'Mar 2, 2026' },
  ] as const)('are $language: money cut to the cent, the day of the merchant’s zone', ({ language, amount, date }) => {
    const { content } = wordLetter('deposit.rejected', params, { language, merchant })!
    expect(content).toContain(amount)
    expect(content.replaceAll(/\s/g, ' ')).toContain(date)
  })

  it('keep what a person wrote as text, and its lines', () => {
    const { content } = wordLetter('deposit.rejected', params, { language: 'en', merchant })!
    expect(content).toContain('No &lt;b&gt;proof&lt;/b&gt;<br>&amp; late')
  })

  it('name a promotion in the reader’s language, else in the merchant’s', () => {
    const bonus = { amount: '10000', promotion: { tl: 'Doble', en: 'Doubled' } }
    expect(wordLetter('bonus.granted', bonus, { language: 'en', merchant })!.content).toContain('“Doubled”')
    expect(wordLetter('bonus.granted', bonus, { language: 'zh', merchant })!.content).toContain('“Doble”')
  })

  it('put the symbol behind where the merchant has it there', () => {
    const euro = { ...merchant, currencySymbol: '€', currencyPosition: 'B' } as const
    expect(wordLetter('house.bonus', { amount: '5000000' }, { language: 'en', merchant: euro })!.content).toContain('500.00 €')
  })

  it('are none for a key of another version', () =>
    expect(wordLetter('house.gone', {}, { language: 'en', merchant })).toBeUndefined())
})
