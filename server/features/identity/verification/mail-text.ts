/** Mailed codes, in the reader's language. */
import type { Language } from '#contract/wire.ts'
import type { Mail } from '#server/integrations/mail/mail.ts'
import { mailHtml } from '#server/integrations/mail/mail-html.ts'

interface Parts {
  site: string
  code: string
  minutes: number
}
interface Words {
  subject: string
  title: string
  lines: readonly string[]
}

const WORDS = {
  tl: ({ site, code, minutes }) => ({
    subject: `${code} ang code mo sa ${site}`,
    title: 'Ito ang code mo',
    lines: [
      `May bisa ito nang ${minutes} minuto at isang beses lang magagamit.`,
      'Huwag itong ibigay kaninuman. Kung hindi ikaw ang humingi nito, huwag pansinin ang mail na ito.',
    ],
  }),
  en: ({ site, code, minutes }) => ({
    subject: `${code} is your code for ${site}`,
    title: 'Here is your code',
    lines: [
      `It is valid for ${minutes} minutes and works once.`,
      'Never share it. If you didn’t request it, ignore this e-mail.',
    ],
  }),
  zh: ({ site, code, minutes }) => ({
    subject: `${code} 是您的 ${site} 验证码`,
    title: '您的验证码',
    lines: [`验证码 ${minutes} 分钟内有效，仅可使用一次。`, '请勿告诉他人。如非本人操作，请忽略此邮件。'],
  }),
  vi: ({ site, code, minutes }) => ({
    subject: `${code} là mã của bạn tại ${site}`,
    title: 'Mã của bạn',
    lines: [
      `Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`,
      'Đừng chia sẻ mã này. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
    ],
  }),
} as const satisfies Record<Language, (parts: Parts) => Words>

export function codeMail(language: Language, parts: Parts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, title, lines } = WORDS[language](parts)
  return {
    subject,
    text: [`${title}: ${parts.code}`, ...lines].join('\n\n'),
    html: mailHtml({ site: parts.site, title, lines, code: parts.code }),
  }
}
