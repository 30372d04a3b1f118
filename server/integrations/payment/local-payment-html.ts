import type { Language } from '#contract/wire.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { LOCAL_OUTCOMES, LOCAL_PAYMENT_PATH, type LocalOutcome } from './local-payment.ts'

interface Words extends Record<LocalOutcome, string> {
  title: string
  line: string
  order: string
  back: string
  gone: string
}
const WORDS: Record<Language, Words> = {
  tl: {
    title: 'Magbayad',
    line: 'Kapalit ito ng totoong payment site, para sa pagsubok. Walang totoong pera.',
    order: 'Order',
    succeed: 'Bayaran',
    fail: 'Hindi natuloy ang bayad',
    expire: 'Hayaang mag-expire',
    twice: 'Bayaran nang dalawang beses',
    late: 'Bayaran nang huli',
    back: 'Bumalik nang hindi nagbabayad',
    gone: 'Walang ganitong order na babayaran.',
  },
  en: {
    title: 'Pay',
    line: 'This stands in for a real payment site, for testing. No real money moves.',
    order: 'Order',
    succeed: 'Pay',
    fail: 'Let the payment fail',
    expire: 'Let it expire',
    twice: 'Pay twice',
    late: 'Pay too late',
    back: 'Go back without paying',
    gone: 'There is no such order to pay.',
  },
  zh: {
    title: '付款',
    line: '此页面代替真实的支付网站，仅供测试，不涉及真实资金。',
    order: '订单',
    succeed: '付款',
    fail: '付款失败',
    expire: '让订单过期',
    twice: '重复付款',
    late: '逾期付款',
    back: '不付款，返回',
    gone: '没有这个待付款的订单。',
  },
  vi: {
    title: 'Thanh toán',
    line: 'Trang này thay cho trang thanh toán thật, dùng để thử nghiệm. Không có tiền thật.',
    order: 'Đơn',
    succeed: 'Thanh toán',
    fail: 'Cho thanh toán thất bại',
    expire: 'Để đơn hết hạn',
    twice: 'Thanh toán hai lần',
    late: 'Thanh toán trễ',
    back: 'Quay lại, không thanh toán',
    gone: 'Không có đơn nào như vậy cần thanh toán.',
  },
}

const STYLE = `
  :root { color-scheme: dark light }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0e14; color: #f5f2ea;
    font: 16px/1.5 system-ui, sans-serif }
  main { box-sizing: border-box; width: min(100%, 420px); padding: 24px 20px }
  h1 { font-size: 22px; margin: 0 0 4px }
  p { margin: 0 0 20px; color: #a9b2c3 }
  .sum { font-size: 27px; font-weight: 700; color: #f5f2ea; margin: 0 0 2px; font-variant-numeric: tabular-nums }
  form { display: grid; gap: 10px }
  button, a { box-sizing: border-box; width: 100%; min-height: 54px; border-radius: 16px; font: inherit; font-weight: 600;
    background: #171d2a; color: #f5f2ea; border: 1px solid #ffffff14; cursor: pointer; display: grid; place-items: center;
    text-decoration: none }
  button[value=succeed] { background: linear-gradient(#ffd35e, #ffa52b); color: #2a1600; border: 0 }
  a { margin-top: 10px; background: none }
  button:focus-visible, a:focus-visible { outline: 2px solid #ffc23c; outline-offset: 2px }
  @media (prefers-color-scheme: light) {
    body { background: #fbf6ec; color: #1d1a14 } p { color: #635c4f } .sum { color: #1d1a14 }
    button, a { background: #fff; border-color: #1b171014; color: #1d1a14 } a { background: none }
  }`

const page = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${content}</main></body></html>`

/** Everything from the URL is escaped; no script runs here. */
export function localPaymentHtml(order: { number: string; sum: string }, language: Language, backPath: string): string {
  const words = WORDS[language]
  const buttons = LOCAL_OUTCOMES.map((outcome) => `<button name="outcome" value="${outcome}">${words[outcome]}</button>`).join('')
  const number = escapeHtml(order.number)
  return page(
    language,
    words.title,
    `<h1>${words.title}</h1><p class="sum">${escapeHtml(order.sum)}</p><p>${words.order} ${number}</p><p>${words.line}</p>
<form method="post" action="${LOCAL_PAYMENT_PATH}"><input type="hidden" name="order" value="${number}">${buttons}</form>
<a href="${escapeHtml(backPath)}">${words.back}</a>`,
  )
}

export const localPaymentGoneHtml = (language: Language, backPath: string): string =>
  page(
    language,
    WORDS[language].title,
    `<h1>${WORDS[language].title}</h1><p>${WORDS[language].gone}</p><a href="${escapeHtml(backPath)}">${WORDS[language].back}</a>`,
  )
