/** The help centre (wire §4.3): topics of one language for one kind of device, each with its questions. */
import type { HelpQuery, HelpTopic } from '#contract/help.ts'
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
  /** As the header says. */
  language: Language
}

/** The whole of the help in the first language there is any of: half a topic in another would confuse. */
function inOneLanguage(rows: readonly StoredTopic[], languages: readonly Language[]): readonly StoredTopic[] {
  const best = languages.find((language) => rows.some((row) => row.language === language)) ?? rows[0]?.language
  return rows.filter((row) => row.language === best)
}

export function createHelpService({ help, freshness = HOUSE_FRESHNESS }: Deps) {
  const held = createHeldByKey((merchantId: number) => help.topics(merchantId), freshness)

  return {
    /** `lang` or `language` before the header; an unknown one is the header's. */
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
