/** The help centre (WIR-25): topics in one language for one kind of device, each with its questions. */
import type { HelpQuery, HelpTopic } from '#contract/site/help.ts'
import { type Language, languageFromWire } from '#contract/wire.ts'
import { createHeldByKey, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { HelpRepository, StoredTopic } from './help.repository.ts'

interface Deps {
  help: HelpRepository
  freshness?: Freshness | undefined
}

const EVERY_DEVICE = '*'

interface Reader {
  merchant: Pick<Merchant, 'id' | 'defaultLanguage'>
  /** From the header. */
  language: Language
}

/** The whole help in the first language that has any: a mix of languages would confuse. */
function inOneLanguage(rows: readonly StoredTopic[], languages: readonly Language[]): readonly StoredTopic[] {
  const best = languages.find((language) => rows.some((row) => row.language === language)) ?? rows[0]?.language
  return rows.filter((row) => row.language === best)
}

export function createHelpService({ help, freshness = HOUSE_FRESHNESS }: Deps) {
  const held = createHeldByKey((merchantId: number) => help.topics(merchantId), freshness)

  return {
    /** `lang` or `language` takes precedence over the header; an unknown one falls back to it. */
    async topics({ merchant, language }: Reader, { lang, language: named, device }: HelpQuery): Promise<HelpTopic[]> {
      const asked = languageFromWire(lang) ?? languageFromWire(named) ?? language
      const rows = (await held.get(merchant.id)).filter((row) => row.device === device || row.device === EVERY_DEVICE)
      const shown = inOneLanguage(rows, [asked, merchant.defaultLanguage])
      const questionsOf = (topicId: number) => shown.filter(({ parentId }) => parentId === topicId)
      return shown
        .filter(({ parentId }) => parentId === null)
        .map(({ id, title, content, tag, bgColor }) => ({
          title,
          content,
          tag,
          bgColor,
          children: questionsOf(id).map((question) => ({ title: question.title, content: question.content })),
        }))
    },
  }
}
export type HelpService = ReturnType<typeof createHelpService>
