/** The texts of a site in its four languages. */
import type { Language } from '#contract/wire.ts'
import { en } from './en/index.ts'
import type { SiteTexts } from './keys.ts'
import { tl } from './tl/index.ts'
import { vi } from './vi/index.ts'
import { zh } from './zh/index.ts'

export type { Article, SiteTexts } from './keys.ts'
export const TEXTS: Record<Language, SiteTexts> = { tl, en, zh, vi }
