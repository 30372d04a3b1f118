/** Turns texts into the HTML that clients show. */
import type { Article, SiteTexts } from './keys.ts'

export type Fillings = Record<string, string>

/** Replaces `{name}` if there is a value of that name. */
export const fill = (text: string, fillings: Fillings): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => fillings[name] ?? braces)

const list = (tag: 'ol' | 'ul', heading: string, items: readonly string[] | undefined) =>
  items?.length ? `<h3>${heading}</h3><${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>` : ''

type Headings = SiteTexts['headings']

const html = ({ lead, steps, rules }: Article, stepsHeading: string, rulesHeading: string, fillings: Fillings): string =>
  fill(`<p>${lead}</p>${list('ol', stepsHeading, steps)}${list('ul', rulesHeading, rules)}`, fillings)

export const promotionHtml = (article: Article, headings: Headings, fillings: Fillings): string =>
  html(article, headings.steps, headings.rules, fillings)

export const articleHtml = (article: Article, headings: Headings, fillings: Fillings): string =>
  html(article, headings.steps, headings.notes, fillings)
