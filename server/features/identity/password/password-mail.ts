/** Mails about a forgotten password, in the reader's language. */
import type { Language } from '#contract/wire.ts'
import type { Mail } from '#server/integrations/mail/mail.ts'
import { mailHtml } from '#server/integrations/mail/mail-html.ts'

type MailText = Pick<Mail, 'subject' | 'text' | 'html'>
interface LinkParts {
  site: string
  username: string
  minutes: number
}
interface LinkWords {
  subject: string
  title: string
  button: string
  lines: readonly string[]
}
interface ClosedWords {
  subject: string
  title: string
  lines: readonly string[]
}

const LINK = {
  tl: ({ site, username, minutes }) => ({
    subject: `Bagong password para sa ${site}`,
    title: 'Pumili ng bagong password',
    button: 'Pumili ng password',
    lines: [
      `May humingi ng bagong password para sa account na ${username}.`,
      `May bisa ang link nang ${minutes} minuto at isang beses lang magagamit.`,
      'Kung hindi ikaw ito, huwag pansinin ang mail na ito: walang mababago sa account mo.',
    ],
  }),
  en: ({ site, username, minutes }) => ({
    subject: `Reset your ${site} password`,
    title: 'Choose a new password',
    button: 'Choose a password',
    lines: [
      `We received a request for a new password for the account ${username}.`,
      `The link is valid for ${minutes} minutes and works once.`,
      'If this wasn’t you, ignore this e-mail: nothing changes in your account.',
    ],
  }),
  zh: ({ site, username, minutes }) => ({
    subject: `重设您的 ${site} 密码`,
    title: '设置新密码',
    button: '设置密码',
    lines: [
      `我们收到了为账号 ${username} 重设密码的请求。`,
      `链接 ${minutes} 分钟内有效，仅可使用一次。`,
      '如非本人操作，请忽略此邮件，您的账号不会有任何改变。',
    ],
  }),
  vi: ({ site, username, minutes }) => ({
    subject: `Mật khẩu mới cho ${site}`,
    title: 'Chọn mật khẩu mới',
    button: 'Chọn mật khẩu',
    lines: [
      `Có người yêu cầu mật khẩu mới cho tài khoản ${username}.`,
      `Liên kết có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`,
      'Nếu không phải bạn, hãy bỏ qua thư này: tài khoản của bạn vẫn như cũ.',
    ],
  }),
} as const satisfies Record<Language, (parts: LinkParts) => LinkWords>

const CLOSED = {
  tl: (username) => ({
    subject: 'Tungkol sa account mo',
    title: 'Hindi mabubuksan ang account na ito',
    lines: [
      `May humingi ng bagong password para sa account na ${username}, pero naka-lock o sarado ito.`,
      'Makipag-ugnayan sa customer service para malaman ang dahilan.',
    ],
  }),
  en: (username) => ({
    subject: 'About your account',
    title: 'This account is not available',
    lines: [
      `We received a request for a new password for the account ${username}, but it is locked or closed.`,
      'Please contact customer service to find out why.',
    ],
  }),
  zh: (username) => ({
    subject: '关于您的账号',
    title: '此账号无法使用',
    lines: [`我们收到了为账号 ${username} 重设密码的请求，但该账号已被锁定或关闭。`, '请联系客服了解原因。'],
  }),
  vi: (username) => ({
    subject: 'Về tài khoản của bạn',
    title: 'Tài khoản này không mở được',
    lines: [
      `Có người yêu cầu mật khẩu mới cho tài khoản ${username}, nhưng tài khoản đã bị khóa hoặc đóng.`,
      'Vui lòng liên hệ chăm sóc khách hàng để biết lý do.',
    ],
  }),
} as const satisfies Record<Language, (username: string) => ClosedWords>

export function linkMail(language: Language, parts: LinkParts & { url: string }): MailText {
  const { subject, title, button, lines } = LINK[language](parts)
  const [first = '', ...others] = lines
  return {
    subject,
    text: [title, first, parts.url, ...others].join('\n\n'),
    html: mailHtml({ site: parts.site, title, lines, link: { url: parts.url, label: button } }),
  }
}

export function closedMail(language: Language, { site, username }: Pick<LinkParts, 'site' | 'username'>): MailText {
  const { subject, title, lines } = CLOSED[language](username)
  return { subject, text: [title, ...lines].join('\n\n'), html: mailHtml({ site, title, lines }) }
}
