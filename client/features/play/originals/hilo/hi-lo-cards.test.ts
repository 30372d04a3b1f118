import { describe, expect, it } from 'vitest'
import { HI_LO_CARDS } from '#contract/play/originals/hilo.ts'
import {
  cardNow,
  chanceOf,
  factorText,
  LEAST_MULTIPLIER,
  offerOf,
  otherCard,
  payoutOf,
  rightGuesses,
  wordOf,
} from './hi-lo-cards.ts'

const right = (card: 'KS' | '2D') => ({ card, guess: 'higher', isRight: true }) as const

describe('cards of Hi-Lo', () => {
  it.each([
    { card: '7D', guess: 'higher', winners: 7, multiplier: 18_386, word: 'higher_same' },
    { card: '7D', guess: 'lower', winners: 7, multiplier: 18_386, word: 'lower_same' },
    { card: 'AC', guess: 'higher', winners: 12, multiplier: 10_725, word: 'higher' },
    { card: 'AC', guess: 'lower', winners: 1, multiplier: 128_700, word: 'same' },
    { card: 'KS', guess: 'higher', winners: 1, multiplier: 128_700, word: 'same' },
    { card: 'KS', guess: 'lower', winners: 12, multiplier: 10_725, word: 'lower' },
  ] as const)('$guess about $card: $winners of 13 ranks', ({ card, guess, winners, multiplier, word }) => {
    expect(offerOf(card, guess)).toEqual({ winners, multiplier })
    expect(chanceOf(offerOf(card, guess))).toBeCloseTo(winners / 13)
    expect(wordOf(card, guess)).toBe(word)
  })

  it('knows the least that the limits must allow', () => expect(LEAST_MULTIPLIER).toBe(18_386))

  it('never says more than is paid', () => {
    expect(factorText(12_870)).toBe('1.28')
    expect(payoutOf(10_000n, undefined, offerOf('7D', 'higher'))).toBe(18_385n)
  })

  it('goes on from the last card', () => {
    expect(cardNow({ startCard: '7D', cards: [] })).toBe('7D')
    expect(cardNow({ startCard: '7D', cards: [right('KS')] })).toBe('KS')
  })

  it('counts right guesses, not skipped cards', () => {
    const skipped = { card: '2D', guess: null, isRight: null } as const
    expect(rightGuesses({ cards: [right('KS'), skipped, { ...right('2D'), isRight: false }] })).toBe(1)
  })

  it('changes the start card to any other', () => {
    const others = Array.from({ length: 51 }, (_, at) => otherCard('7D', () => at))
    expect(new Set([...others, '7D'])).toEqual(new Set(HI_LO_CARDS))
  })
})
