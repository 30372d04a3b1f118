/** The simulator's page. Everything except our own texts is escaped; the page runs no script. */
import { currencyDecimals } from '#contract/currency.ts'
import { type Language, MONEY_SCALE } from '#contract/wire.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { SIMULATOR_PATH } from '#server/features/play/game/game.service.ts'
import type { Exchanged, Press, Seat } from './seats.ts'
import { STYLE } from './simulator-style.ts'
import { BUTTONS } from './memory.ts'
import { type Words, WORDS } from './words.ts'

/** The tester's input, kept when it contains an invalid amount. */
export interface Typed {
  stake: string
  win: string
  endsRound: boolean
}
export type WrongField = 'stake' | 'win'
export type Note = 'nothing' | 'busy'

export interface View {
  /** The secret of the seat. */
  secret: string
  note?: Note | undefined
  /** The input as typed; `wrong` lists the invalid fields. */
  typed?: Typed
  wrong?: readonly WrongField[]
}

/** Characters shown of a token; more would not help the reader. */
const TOKEN_SHOWN = 12
const DEFAULT_EXAMPLE = 12.5

const page = (language: Language, header: string, content: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${WORDS[language].title}</title><style>${STYLE}</style></head>
<body><header>${header}</header><main>${content}</main></body></html>`

const plain = (amount: number, currency: string) => (amount / Number(MONEY_SCALE)).toFixed(currencyDecimals(currency))

function moneyText(amount: number, { language, currency }: Seat): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / Number(MONEY_SCALE))
}

/** Formats JSON for reading; shortens tokens. */
function jsonText(text: string): string {
  const shorten = (name: string, value: unknown) =>
    name === 'token' && typeof value === 'string' && value.length > TOKEN_SHOWN ? `${value.slice(0, TOKEN_SHOWN)}…` : value
  return escapeHtml(JSON.stringify(JSON.parse(text), shorten, 2))
}

function exchangeHtml({ path, signature, body, answer }: Exchanged, words: Words): string {
  const answered = answer
    ? `<p>${words.answer}: HTTP ${answer.httpStatus} <b class="${answer.body.status === 'RS_OK' ? 'taken' : 'refused'}">${escapeHtml(answer.body.status)}</b></p><pre>${jsonText(JSON.stringify(answer.body))}</pre>`
    : `<p><b class="refused">${words.noAnswer}</b></p>`
  return `<article><p>${words.request}: POST ${escapeHtml(path)}</p><pre>Content-Type: application/json
X-Signature: ${escapeHtml(signature)}

${jsonText(body)}</pre>${answered}</article>`
}

const pressHtml = ({ button, exchanges }: Press, words: Words) =>
  `<li><h3>${words.buttons[button]}</h3>${exchanges.map((exchanged) => exchangeHtml(exchanged, words)).join('')}</li>`

function fieldHtml(name: WrongField, value: string, isWrong: boolean, { currency }: Seat, words: Words): string {
  const example = plain(DEFAULT_EXAMPLE * Number(MONEY_SCALE), currency)
  const problem = isWrong
    ? `<span class="problem" id="${name}-problem">${words.wrongAmount.replace('{example}', example)}</span>`
    : ''
  const marks = isWrong ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  return `<div><label>${words[name]}<input name="${name}" value="${escapeHtml(value)}" inputmode="decimal" autocomplete="off"${marks}></label>${problem}</div>`
}

/** The outcome of the last button, visible even where the calls are below the buttons. */
function outcomeHtml({ presses: [newest] }: Seat, words: Words): string {
  if (!newest) return ''
  const statuses = newest.exchanges.map(({ answer }) => (answer ? escapeHtml(answer.body.status) : '…')).join(' → ')
  return `<p role="status">${words.buttons[newest.button]}: ${statuses}</p>`
}

function roundsHtml({ memory: { round, leftOpen } }: Seat, words: Words): string {
  const open = round === undefined ? '' : `<p class="round">${words.openRound}: ${escapeHtml(round)}</p>`
  return leftOpen.length === 0 ? open : `${open}<p class="round">${words.leftOpen}: ${leftOpen.length}</p>`
}

export function simulatorHtml(seat: Seat, { secret, note, typed, wrong = [] }: View): string {
  const { language, currency, typed: known } = seat
  const words = WORDS[language]
  const shown = typed ?? { stake: plain(known.stake, currency), win: plain(known.win, currency), endsRound: known.endsRound }
  const field = (name: WrongField) => fieldHtml(name, shown[name], wrong.includes(name), seat, words)
  const buttons = BUTTONS.map((button) => `<button name="button" value="${button}">${words.buttons[button]}</button>`).join('')
  const calls = seat.presses.map((press) => pressHtml(press, words)).join('')
  const practice = seat.mode === 'TRIAL' ? ` · ${words.practice}` : ''
  return page(
    language,
    `<h1>${escapeHtml(seat.gameName)}</h1>
<p>${words.title} · ${escapeHtml(seat.vendorCode)} · ${escapeHtml(seat.username)}${practice}</p>
<p class="sum"><span>${words.balance}</span> ${escapeHtml(moneyText(seat.balance, seat))}</p>${outcomeHtml(seat, words)}`,
    `<section class="controls"><p>${words.line}</p>${note ? `<p role="alert" class="problem">${words[note]}</p>` : ''}
<form method="post" action="${SIMULATOR_PATH}?language=${language}"><input type="hidden" name="seat" value="${escapeHtml(secret)}">
<div class="fields">${field('stake')}${field('win')}</div>
<label class="box"><input type="checkbox" name="endsRound" value="1"${shown.endsRound ? ' checked' : ''}>${words.endsRound}</label>
<div class="buttons">${buttons}</div></form>${roundsHtml(seat, words)}
<a href="${escapeHtml(seat.backUrl)}">${words.back}</a></section>
<section class="calls"><h2>${words.calls}</h2>${calls === '' ? `<p>${words.noCalls}</p>` : `<ol>${calls}</ol>`}</section>`,
  )
}

/** Says why there is no seat, and links back. */
export const noSeatHtml = (language: Language, why: 'gone' | 'tooMany', backPath: string): string =>
  page(
    language,
    `<h1>${WORDS[language].title}</h1>`,
    `<section class="controls"><p>${WORDS[language][why]}</p>
<a href="${escapeHtml(backPath)}">${WORDS[language].back}</a></section>`,
  )
