import type { Language } from '#contract/wire.ts'

interface Parts {
  site: string
  code: string
  minutes: number
}
interface Words {
  subject: (parts: Parts) => string
  text: (parts: Parts) => string
}

const WORDS = {
  tl: {
    subject: ({ site }) => `${site}: code para sa pag-log in`,
    text: ({ code, minutes }) =>
      `${code} ang iyong code para sa pag-log in. May bisa ito nang ${minutes} minuto. Kung hindi ikaw ang nag-log in, palitan agad ang password mo.`,
  },
  en: {
    subject: ({ site }) => `${site}: your login code`,
    text: ({ code, minutes }) =>
      `${code} is your login code. It is valid for ${minutes} minutes. If you did not log in, change your password now.`,
  },
  zh: {
    subject: ({ site }) => `${site}：登录验证码`,
    text: ({ code, minutes }) => `登录验证码 ${code}，${minutes} 分钟内有效。如非本人操作，请立即修改密码。`,
  },
  vi: {
    subject: ({ site }) => `${site}: mã đăng nhập của bạn`,
    text: ({ code, minutes }) =>
      `${code} là mã đăng nhập của bạn, có hiệu lực trong ${minutes} phút. Nếu không phải bạn đăng nhập, hãy đổi mật khẩu ngay.`,
  },
} as const satisfies Record<Language, Words>

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The mail that brings the code of a login challenge. */
export function challengeMail(language: Language, parts: Parts): { subject: string; text: string; html: string } {
  const { subject, text } = WORDS[language]
  const words = text(parts)
  return { subject: subject(parts), text: words, html: `<p>${escape(words)}</p>` }
}
