/** The layout of our mails: a centred card, no pictures, readable without styles. */
import { escapeHtml } from '#server/platform/escape-html.ts'

interface Parts {
  site: string
  title: string
  /** Paragraphs, as plain text. */
  lines: readonly string[]
  /** Shown large. */
  code?: string
  link?: { url: string; label: string }
}

const CODE = 'font:700 32px/1.2 monospace;letter-spacing:6px;color:#1d1a14'
const BUTTON =
  'display:inline-block;padding:14px 26px;border-radius:14px;background:#ffb63f;color:#2a1600;font-weight:700;text-decoration:none'

export function mailHtml({ site, title, lines, code, link }: Parts): string {
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>`,
    ...(code ? [`<p style="${CODE}">${escapeHtml(code)}</p>`] : []),
    ...lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`),
    ...(link
      ? [`<p style="margin:20px 0 0"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`]
      : []),
  ]
  return `<!doctype html><html><body style="margin:0;padding:24px 12px;background:#fbf6ec;color:#1d1a14;font:15px/1.5 sans-serif">
<div style="max-width:440px;margin:0 auto;padding:24px;border-radius:18px;background:#ffffff">
<p style="margin:0 0 20px;font-weight:800;color:#b35f00">${escapeHtml(site)}</p>
${parts.join('\n')}
</div></body></html>`
}
