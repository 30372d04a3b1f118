/** Labels of the identity check's form in each language: fields, documents, pictures. */
import type { Language } from '#contract/wire.ts'
import { en } from './words/en.ts'
import { tl } from './words/tl.ts'
import { vi } from './words/vi.ts'
import type { KycWords } from './words/words.ts'
import { zh } from './words/zh.ts'

export const KYC_WORDS: Readonly<Record<Language, KycWords>> = { en, tl, vi, zh }
