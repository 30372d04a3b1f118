import type { Provider } from '#contract/identity/social-login.ts'
import type { Language } from '#contract/wire.ts'
import { LOCAL_PAGE_PATH } from './local-social.ts'

const NAMES = ['Maria Santos', 'Juan dela Cruz', 'Liza Reyes'] as const
const SITE: Record<Provider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
  line: 'LINE',
  apple: 'Apple',
  maya: 'Maya',
}

interface Words {
  title: (site: string) => string
  line: string
  other: string
  submit: string
  cancel: string
}
const WORDS: Record<Language, Words> = {
  tl: {
    title: (site) => `Magpatuloy gamit ang ${site}`,
    line: 'Kapalit ito ng totoong site, para sa pagsubok. Pumili kung sino ka.',
    other: 'O mag-type ng ibang pangalan',
    submit: 'Magpatuloy',
    cancel: 'Kanselahin',
  },
  en: {
    title: (site) => `Continue with ${site}`,
    line: 'This stands in for the real site, for testing. Choose who you are.',
    other: 'Or type another name',
    submit: 'Continue',
    cancel: 'Cancel',
  },
  zh: {
    title: (site) => `使用 ${site} 继续`,
    line: '此页面代替真实网站，仅供测试。请选择您的身份。',
    other: '或输入其他名字',
    submit: '继续',
    cancel: '取消',
  },
  vi: {
    title: (site) => `Tiếp tục với ${site}`,
    line: 'Trang này thay cho trang thật, dùng để thử nghiệm. Hãy chọn bạn là ai.',
    other: 'Hoặc nhập tên khác',
    submit: 'Tiếp tục',
    cancel: 'Hủy',
  },
}

const STYLE = `
  :root { color-scheme: dark light }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0e14; color: #f5f2ea;
    font: 16px/1.5 system-ui, sans-serif }
  main { box-sizing: border-box; width: min(100%, 420px); padding: 24px 20px }
  h1 { font-size: 22px; margin: 0 0 4px }
  p { margin: 0 0 20px; color: #a9b2c3 }
  fieldset { border: 0; margin: 0 0 16px; padding: 0; display: grid; gap: 10px }
  label { display: flex; align-items: center; gap: 12px; min-height: 54px; box-sizing: border-box; padding: 0 16px;
    border: 1px solid #ffffff14; border-radius: 16px; background: #171d2a }
  label.other { display: grid; gap: 2px; padding-block: 8px; color: #a9b2c3; font-size: 12.5px }
  input[type=text] { font: inherit; font-size: 16px; color: #f5f2ea; background: none; border: 0; padding: 0 }
  input[type=radio] { accent-color: #ffc23c; width: 20px; height: 20px }
  label:focus-within { border-color: #ffc23c }
  input:focus { outline: none }
  button { width: 100%; min-height: 54px; border: 0; border-radius: 16px; font: inherit; font-weight: 600;
    background: linear-gradient(#ffd35e, #ffa52b); color: #2a1600; cursor: pointer }
  button.quiet { margin-top: 10px; background: #171d2a; color: #f5f2ea; border: 1px solid #ffffff14 }
  button:focus-visible { outline: 2px solid #ffc23c; outline-offset: 2px }
  @media (prefers-color-scheme: light) {
    body { background: #fbf6ec; color: #1d1a14 } p, label.other { color: #635c4f }
    label, button.quiet { background: #fff; border-color: #1b171014; color: #1d1a14 } input[type=text] { color: #1d1a14 }
    label:focus-within { border-color: #b35f00 }
  }`

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** Everything from the URL is escaped; no script runs here. */
export function localPageHtml({ provider, state, language }: { provider: Provider; state: string; language: Language }): string {
  const words = WORDS[language]
  const title = escape(words.title(SITE[provider]))
  const hidden = Object.entries({ provider, state, language })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')
  const people = NAMES.map(
    (name, index) => `<label><input type="radio" name="name" value="${name}"${index === 0 ? ' checked' : ''}>${name}</label>`,
  ).join('')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1><p>${escape(words.line)}</p>
<form action="${LOCAL_PAGE_PATH}/answer">${hidden}
<fieldset>${people}<label class="other">${escape(words.other)}<input type="text" name="typed" maxlength="64" autocomplete="off"></label></fieldset>
<button>${escape(words.submit)}</button></form>
<form action="${LOCAL_PAGE_PATH}/answer">${hidden}<button class="quiet">${escape(words.cancel)}</button></form>
</main></body></html>`
}
