/** The automatic answer before an operator reads: once in a conversation after a long silence. */
import type { Language } from '#contract/wire.ts'

const HOUR_MS = 3_600_000
export const QUIET_MS = 12 * HOUR_MS

const WORDS = {
  tl: (name, site) =>
    `Kumusta, ${name}! Salamat sa pagsulat sa ${site}. Natanggap na namin ang mensahe mo at may sasagot sa iyo rito sa lalong madaling panahon. Habang naghihintay, puwede mong idagdag ang iba pang detalye.`,
  en: (name, site) =>
    `Hello, ${name}! Thank you for writing to ${site}. We have received your message and will answer you right here as soon as possible. Meanwhile, feel free to add any details.`,
  zh: (name, site) => `${name}，您好！感谢联系 ${site}。您的消息已收到，客服会尽快在这里回复您。等待期间，您可以继续补充详情。`,
  vi: (name, site) =>
    `Chào ${name}! Cảm ơn bạn đã nhắn cho ${site}. Chúng tôi đã nhận được tin và sẽ trả lời bạn ngay tại đây sớm nhất có thể. Trong lúc chờ, bạn cứ bổ sung thêm chi tiết nhé.`,
} satisfies Record<Language, (name: string, site: string) => string>

export const autoAnswer = (language: Language, name: string, site: string): string => WORDS[language](name, site)

/** `lastMessageAt` null = no messages yet. */
export const isQuiet = (lastMessageAt: Date | null, now: Date): boolean =>
  lastMessageAt === null || now.getTime() - lastMessageAt.getTime() >= QUIET_MS
