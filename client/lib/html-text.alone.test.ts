// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { textOfHtml } from './html-text.ts'

describe('the text of server HTML', () => {
  it.each([
    ['<p>Malinaw.</p><h3>Mga hakbang</h3><p>Ipakita</p>', 'Malinaw. Mga hakbang Ipakita'],
    ['<ul><li>one</li><li>two</li></ul>three', 'one two three'],
    ['one<br>two<hr>three', 'one two three'],
    ['<table><tr><td>VIP 1</td><td>1%</td></tr><tr><td>VIP 2</td></tr></table>', 'VIP 1 1% VIP 2'],
    ['<section><div>one<div>two</div></div></section>', 'one two'],
    ['one<blockquote>two</blockquote><custom-box>three</custom-box>', 'one two three'],
    ['before<img src="/a.webp">after', 'before after'],
    ['Mala<b>king</b> <i>pa</i><span>nalo</span>! <a href="/m">Tingnan</a>.', 'Malaking panalo! Tingnan.'],
    ['<style>p { color: red }</style>one<script>alert(1)</script>two', 'one two'],
    ['1 &lt; 2 &amp;&nbsp;3', '1 < 2 & 3'],
    ['plain  text\n', 'plain text'],
    ['', ''],
  ])('of %j is %j', (html, text) => expect(textOfHtml(html)).toBe(text))
})
