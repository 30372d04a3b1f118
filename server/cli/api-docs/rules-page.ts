/** The documents of `server/docs/rules` as one page, `/docs/rules`, where each rule's id is an anchor. */
import { Marked, type Tokens } from 'marked'
import { readRuleDocuments, rules } from '../rules.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word }
  h1 { margin-top: 4rem }
  h1:first-child { margin-top: 0 }
  :is(h1, h2, h3) a { color: inherit; text-decoration: none }
  :target { background: color-mix(in srgb, gold 35%, transparent) }
  table { display: block; overflow-x: auto; border-collapse: collapse }
  th, td { padding: .25rem .6rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: left }
  code { font-size: .9em }
`
const README = 'README.md'
const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
const documentAnchor = (file: string) => `document-${anchorOf(file.replace(/\.md$/, ''))}`

/** Links between the documents become anchors of the page; `../upgrading.md` and the like are not on it. */
function linkOf(href: string): string | undefined {
  const [file = '', place] = href.split('#')
  if (/^https?:/.test(href)) return href
  if (place !== undefined) return `#${place}`
  return file.endsWith('.md') && !file.includes('/') ? `#${documentAnchor(file)}` : undefined
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const inner = this.parser.parseInline(tokens)
      const anchor = anchorOf(text)
      return `<h${depth} id="${anchor}"><a href="#${anchor}">${inner}</a></h${depth}>\n`
    },
    link({ href, tokens }: Tokens.Link) {
      const inner = this.parser.parseInline(tokens)
      const link = linkOf(href)
      return link === undefined ? inner : `<a href="${link}">${inner}</a>`
    },
  },
})

const known = new Set(rules().map(({ id }) => id))
/** Within a sentence: not the heading of a rule, nor in backticks. */
const NAMED = /(?<=[\s(])[A-Z]{2,3}-\d{2}(?=[\s),.;:])(?!\n\n)/g

/** In markdown: `(LED-04)` leads to its rule. */
export const linkRules = (markdown: string): string =>
  markdown.replace(NAMED, (id) => (known.has(id) ? `[${id}](/docs/rules#${anchorOf(id)})` : id))

export function makeRulesPage(): string {
  const documents = readRuleDocuments()
  const ordered = [...documents.filter(({ file }) => file === README), ...documents.filter(({ file }) => file !== README)]
  const sections = ordered.map(
    ({ file, text }) => `<section id="${documentAnchor(file)}">\n${marked.parse(linkRules(text), { async: false })}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Palaro: the rules</title>
<style>${STYLE}</style>
${sections.join('\n')}
</html>`
}
