import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the plain text of an announcement', () => {
  it.each([
    ['<p>Malaking <b>panalo</b>!</p><p>Ngayon</p>', 'Malaking panalo! Ngayon'],
    ['one<br>two<br/>three', 'one two three'],
    ['Win&nbsp;more &amp; &quot;more&quot; &#39;now&#39; &#x20B1;100', 'Win more & "more" \'now\' ₱100'],
    ['<!-- hidden -->1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<style>p{}</style><script>x()</script>left', 'left'],
    ['&unknown; &#0; &#xffffff;', '&unknown;'],
    ['', ''],
  ])('of %j is %j', (html, text) => expect(plainText(html)).toBe(text))
})
