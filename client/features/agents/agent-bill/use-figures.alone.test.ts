import { expect, it, vi } from 'vitest'
import { useFigures } from './use-figures.ts'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))
vi.mock('#client/lib/site.ts', () => ({ useCurrency: () => ({ currencySymbol: '₱', currencyPosition: 'F' }) }))

it.each([
  [12_345n, '₱1.23'],
  [124_805_067n, '₱12,480.50'],
  [99n, '₱0.00'],
  [-12_345n, '−₱1.23'],
  [50_000n, '₱5.00'],
])('a bill prints %s with the currency’s two decimals: %s', (amount, text) => {
  expect(useFigures().money(amount)).toBe(text)
})
