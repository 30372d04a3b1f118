import { LANGUAGES, type Language } from '#contract/wire.ts'
import type { Database } from '#server/platform/database.ts'
import type { MerchantRecord } from './merchant.ts'
import { unique } from './unique.ts'

export interface PromotionCategoryDetails {
  merchant?: MerchantRecord
  code?: string
  /** The same in every language unless `names` overrides it. */
  name?: string
  names?: Partial<Record<Language, string>>
  sortIndex?: number
}

export async function createPromotionCategory(
  { prisma }: Database,
  merchant: MerchantRecord,
  { code = unique('c').toUpperCase(), name = code, names, sortIndex = 0 }: PromotionCategoryDetails,
): Promise<{ id: number; code: string; name: string }> {
  const perLanguage = names ?? Object.fromEntries(LANGUAGES.map((language) => [language, name]))
  const { id } = await prisma.promotionCategory.create({
    data: { merchantId: merchant.id, code, names: perLanguage, sortIndex },
    select: { id: true },
  })
  return { id, code, name }
}

export interface HelpTopicDetails {
  merchant?: MerchantRecord
  language?: Language
  tag?: string
  device?: 'MOBILE' | 'WEB' | '*'
  title?: string
  content?: string
  sortIndex?: number
  questions?: readonly { title: string; content: string }[]
}

export async function createHelpTopic(
  { prisma }: Database,
  merchant: MerchantRecord,
  { questions = [], merchant: _merchant, ...details }: HelpTopicDetails,
): Promise<{ id: number; title: string }> {
  const { title = `Topic ${unique('h')}`, content = `<p>${title}</p>`, language = 'tl', tag = unique('tag') } = details
  const shared = { ...details, merchantId: merchant.id, language, tag }
  const { id } = await prisma.helpTopic.create({ data: { ...shared, title, content }, select: { id: true } })
  await prisma.helpTopic.createMany({
    data: questions.map((question, index) => ({ ...shared, ...question, parentId: id, sortIndex: index })),
  })
  return { id, title }
}
